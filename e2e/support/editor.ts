import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { menuOf, ownerOn, type OwnerAtWork } from './owner';

/** A short menu with two categories. */
export const ITEMS = [
  { name: 'Mangú', price: '250', category: 'Desayunos' },
  { name: 'Avena', price: '140', category: 'Desayunos' },
  { name: 'Sancocho', price: '520', category: 'Platos fuertes' },
  { name: 'Chivo liniero', price: '640', category: 'Platos fuertes' },
] as const;

/** Opens the items of a new menu that contains `ITEMS`. */
export async function openItems(
  browser: Browser,
  device: BrowserContextOptions,
): Promise<OwnerAtWork & { menuId: string }> {
  const owner = await ownerOn(browser, device);
  const { id: menuId } = await menuOf(owner.api, ITEMS);
  await owner.page.goto(`/editor/${menuId}`);
  await owner.page.getByRole('tab', { name: 'Ítems' }).click();
  await owner.page.getByRole('heading', { name: 'Chivo liniero' }).waitFor();
  return { ...owner, menuId };
}

/** Names of the items in the order of the editor. */
export const shownOrder = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 3 }).allTextContents();
