import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { EditedItem } from '../../store/menu-store';

/** Holds the item in an open form. Only the preview subscribes to it, so typing renders nothing else. */
class PreviewedItem {
  item: EditedItem | undefined;
  private readonly listeners = new Set<() => void>();

  readonly get = () => this.item;

  readonly show = (item: EditedItem | undefined) => {
    this.item = item;
    this.listeners.forEach((changed) => changed());
  };

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };
}

const PreviewedItemContext = createContext(new PreviewedItem());

export function PreviewedItemProvider({ children }: { children: ReactNode }) {
  const [previewed] = useState(() => new PreviewedItem());
  return <PreviewedItemContext value={previewed}>{children}</PreviewedItemContext>;
}

/** Shows an item in the preview while it is edited, until its form unmounts. */
export function useShowInPreview(item: EditedItem | undefined): void {
  const { show } = useContext(PreviewedItemContext);
  useEffect(() => show(item), [show, item]);
  useEffect(() => () => show(undefined), [show]);
}

export function usePreviewedItem(): EditedItem | undefined {
  const { subscribe, get } = useContext(PreviewedItemContext);
  return useSyncExternalStore(subscribe, get);
}

export function withItem(
  items: readonly EditedItem[],
  item: EditedItem | undefined,
): readonly EditedItem[] {
  if (!item) return items;
  return items.some(({ id }) => id === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];
}
