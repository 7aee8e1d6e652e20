import { deviceEntries } from '@cartaviva/domain';
import { useState } from 'react';

/** How the items are shown on a wide screen. */
export type ItemsView = 'list' | 'grid';

const KEY = 'itemsView';

/** The view that was chosen last in this browser, and the way to another. */
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
