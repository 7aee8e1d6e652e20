import { sheetNames, type MenuSheet } from '@cartaviva/menu-import';

interface OwnMenu {
  readonly id: string;
  readonly name: string;
}

/**
 * The menu that each sheet is of: the one that has an item of the sheet, or the one that an export would
 * give a sheet of this name; none for a sheet that is new, or whose menu another sheet has already.
 * @param menuIdOf the menus of items, by the items' ids
 */
export function matchSheets(
  sheets: readonly MenuSheet[],
  menus: readonly OwnMenu[],
  menuIdOf: ReadonlyMap<string, string>,
): (string | undefined)[] {
  const tabs = sheetNames(menus.map(({ name }) => name)).map(folded);
  const own = new Set(menus.map(({ id }) => id));
  const taken = new Set<string>();
  return sheets.map(({ name, items }) => {
    const known = items.map(({ id }) => menuIdOf.get(id.toLowerCase()));
    const menuId = known.find((id) => id && own.has(id)) ?? menus[tabs.indexOf(folded(name))]?.id;
    if (!menuId || taken.has(menuId)) return undefined;
    taken.add(menuId);
    return menuId;
  });
}

const folded = (name: string): string => name.trim().toLowerCase();
