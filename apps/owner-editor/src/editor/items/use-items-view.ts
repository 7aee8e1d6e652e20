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
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // A browser that stores nothing: the choice is for this visit.
      }
    },
  ];
}

function storedView(): ItemsView {
  try {
    return localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}
