import type { MenuData } from '../menu/menu-data';

/** What the page says of its menu to its script, as it stands now; undefined where there is none. */
export function readMenuData(page: Document = document): MenuData | undefined {
  const json = page.getElementById('menu-data')?.textContent;
  return json ? (JSON.parse(json) as MenuData) : undefined;
}
