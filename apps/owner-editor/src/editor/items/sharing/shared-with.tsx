import type { SharingMenu, SharingView } from '@cartaviva/contracts';
import { menuLabel } from '@cartaviva/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

type SharedWith = ReadonlyMap<string, readonly SharingMenu[]>;

const NOBODY: SharedWith = new Map();
const Context = createContext<SharedWith>(NOBODY);

export function SharedWithProvider({
  sharing,
  children,
}: {
  readonly sharing: SharingView | undefined;
  readonly children: ReactNode;
}) {
  const menus = useMemo(() => (sharing ? menusByItem(sharing) : NOBODY), [sharing]);
  return <Context value={menus}>{children}</Context>;
}

function menusByItem({ menus, items }: SharingView): SharedWith {
  return new Map(
    items.map(({ itemId, menuIds }) => {
      const ids = new Set(menuIds);
      return [itemId, menus.filter(({ id }) => ids.has(id))] as const;
    }),
  );
}

const NONE: readonly SharingMenu[] = [];

export const useSharedWith = (itemId: string | undefined): readonly SharingMenu[] =>
  useContext(Context).get(itemId ?? '') ?? NONE;

export const namesOf = (menus: readonly SharingMenu[]): string[] =>
  menus.map((menu) => menuLabel(menu, menus));
