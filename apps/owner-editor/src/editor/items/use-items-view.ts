import { deviceEntries } from '@cartaviva/domain';
import { useState } from 'react';

export type ItemsView = 'list' | 'grid';

const KEY = 'itemsView';

export function useItemsView(): readonly [ItemsView, (view: ItemsView) => void] {
  const [view, setView] = useState(storedView);
  return [
    view,
    (chosen) => {
      setView(chosen);
      deviceEntries.write(KEY, chosen);
    },
  ];
}

const storedView = (): ItemsView => (deviceEntries.read(KEY) === 'grid' ? 'grid' : 'list');
