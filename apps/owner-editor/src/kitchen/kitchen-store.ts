import type { MenuView, UserView } from '@cartaviva/contracts';
import { kitchenCopy, readOrCopy, storeKitchenCopy } from '@cartaviva/session';
import type { EditedItem, MenuStore } from '../store/menu-store';
import { serverMenuStore } from '../store/server-menu-store';

export const itemsOf = (menuId: string) => `menus/${menuId}/items`;

/** Server store that keeps a copy of the last response of each read, for use while offline. */
export interface KitchenStore extends MenuStore {
  menus(read: () => Promise<readonly MenuView[]>): Promise<readonly MenuView[]>;
  noteItem(menuId: string, itemId: string, changes: Partial<EditedItem>): Promise<void>;
  /** Time at which the data shown was read, in epoch milliseconds. Undefined when the data is current. */
  readonly copiedAt: () => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of one user. The copies are stored per user, so nobody else can read them. */
export function kitchenStore(user: UserView): KitchenStore {
  const copied = new Map<string, number>();
  const listeners = new Set<() => void>();

  function note(address: string, copiedAt: number | undefined): void {
    if (copiedAt === copied.get(address)) return;
    if (copiedAt === undefined) copied.delete(address);
    else copied.set(address, copiedAt);
    for (const listener of [...listeners]) listener();
  }

  async function read<Data>(address: string, ask: () => Promise<Data>): Promise<Data> {
    const arriving = ask().then(async (data) => {
      await storeKitchenCopy(user, `/${address}`, data);
      return data;
    });
    const { data, copiedAt } = await readOrCopy(arriving, kitchenCopy<Data>(user, `/${address}`));
    note(address, copiedAt);
    return data;
  }

  return {
    ...serverMenuStore,
    menus: (ask) => read('menus', ask),
    categories: (menuId) =>
      read(`menus/${menuId}/categories`, () => serverMenuStore.categories(menuId)),
    items: (menuId) => read(itemsOf(menuId), () => serverMenuStore.items(menuId)),
    noteItem: async (menuId, itemId, changes) => {
      const address = `/${itemsOf(menuId)}`;
      const copy = await kitchenCopy<readonly EditedItem[]>(user, address);
      if (!copy) return;
      const items = copy.data.map((one) => (one.id === itemId ? { ...one, ...changes } : one));
      await storeKitchenCopy(user, address, items);
    },
    copiedAt: () => (copied.size === 0 ? undefined : Math.min(...copied.values())),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
