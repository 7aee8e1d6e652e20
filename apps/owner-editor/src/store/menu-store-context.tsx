import { createContext, useContext } from 'react';
import type { MenuStore } from './menu-store';

const MenuStoreContext = createContext<MenuStore | undefined>(undefined);

/** Every screen below reads and writes menus in this store. */
export const MenuStoreProvider = MenuStoreContext.Provider;

export function useMenuStore(): MenuStore {
  const store = useContext(MenuStoreContext);
  if (!store) throw new Error('MenuStoreProvider is missing above this screen');
  return store;
}
