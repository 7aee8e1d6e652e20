import type { MenuData } from '../menu/menu-data';

/** Reads the current menu data of the page. Returns undefined for a page without it. */
export function readMenuData(page: Document = document): MenuData | undefined {
  const json = page.getElementById('menu-data')?.textContent;
  return json ? (JSON.parse(json) as MenuData) : undefined;
}
