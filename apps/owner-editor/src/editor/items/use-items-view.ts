import { deviceEntries } from '@cartaviva/domain';
import { useState } from 'react';

/** View of the items on a wide screen. */
export type ItemsView = 'list' | 'grid';

const KEY = 'itemsView';

/** Returns the view that was last selected in this browser, and a function to change it. */
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
