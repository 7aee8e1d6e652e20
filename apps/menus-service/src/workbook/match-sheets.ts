import { sheetNames, type MenuSheet } from '@cartaviva/menu-import';

interface OwnMenu {
  readonly id: string;
  readonly name: string;
}

/**
 * Matches each sheet to a menu: the menu that contains an item of the sheet, or else the one whose export has a sheet
 * with this name. A sheet has no match if it is new or its menu already matches another sheet.
 * @param menuIdOf IDs of menus by their items' IDs
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
