import { createContext, useContext } from 'react';
import type { MenuStore } from './menu-store';

const MenuStoreContext = createContext<MenuStore | undefined>(undefined);

/** Provides the store in which all screens below it read and write menus. */
export const MenuStoreProvider = MenuStoreContext.Provider;

export function useMenuStore(): MenuStore {
  const store = useContext(MenuStoreContext);
  if (!store) throw new Error('MenuStoreProvider is missing above this screen');
  return store;
}
