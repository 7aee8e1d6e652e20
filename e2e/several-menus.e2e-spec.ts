import { readMenus, writeWorkbook } from '@cartaviva/menu-import';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { eachDevice, launch } from './support/browser';
import { judge, said } from './support/judge';
import { itemNamesOf, menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const button = (page: Page, name: string) => page.getByRole('button', { name });

/**
 * Edits the workbook as the owner does in Excel: changes the price of an item that both menus have, and adds an item
 * to the first menu.
 */
async function changedInExcel(workbook: Uint8Array): Promise<Buffer> {
  const [first, ...others] = (await readMenus(workbook)).map(({ name, items }) => ({
    name,
    items: items.map((item) => (item.name === 'Presidente' ? { ...item, price: '275' } : item)),
  }));
  const flan = { ...first!.items[0]!, id: '', name: 'Flan de coco', category: 'Postres' };
  return Buffer.from(
    await writeWorkbook([{ ...first!, items: [...first!.items, flan] }, ...others]),
  );
}

describe.each(eachDevice())('quien tiene varios menús, en %s', (_, device, shot) => {
  it('los cambia todos con un libro de Excel, y devuelve un plato desde el historial', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const beer = { name: 'Presidente', price: '250', category: 'Cervezas' };
    const menu = await menuOf(api, [{ name: 'Mofongo', price: '350' }, beer], {
      name: 'Almuerzo',
    });
    const bar = await menuOf(api, [beer], { name: 'Bar' });
    await page.goto('/dashboard');
    await button(page, 'Todos tus menús en Excel').click();
    await page.getByText('Un libro con una hoja por menú', { exact: false }).waitFor();
    await judge(page, `workbook-${shot}`);
    const downloading = page.waitForEvent('download');
    await button(page, 'Descargar Excel').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Comedor Altagracia - menús.xlsx');
    const buffer = await changedInExcel(readFileSync(await download.path()));

    await page
      .getByTestId('workbook')
      .setInputFiles({ name: 'menus.xlsx', mimeType: 'application/octet-stream', buffer });
    await page.getByText('1 plato cambia · 1 plato nuevo · 1 categoría nueva').waitFor();
    await judge(page, `workbook-review-${shot}`);
    expect(await itemNamesOf(api, menu.id)).toEqual(['Mofongo', 'Presidente']);
    await button(page, 'Guardar cambios').click();
    await said(page, 'Tus menús están como en el libro.');
    expect(await itemNamesOf(api, menu.id)).toEqual(['Mofongo', 'Presidente', 'Flan de coco']);
    await button(page, 'Listo').click();

    await page.goto(`/editor/${bar.id}`);
    await page.getByRole('tab', { name: 'Historial' }).click();
    await button(page, 'Ver los cambios de la versión 2').click();
    await page.getByRole('radio', { name: 'Hasta ahora' }).click();
    await button(page, 'Restaurar solo «Presidente»').waitFor();
    await judge(page, `history-item-${shot}`);
    await button(page, 'Restaurar solo «Presidente»').click();
    await page.getByRole('dialog', { name: /¿Restaurar «Presidente»/ }).waitFor();
    await judge(page, `history-item-review-${shot}`);
    await button(page, 'Restaurar').click();
    await said(page, '«Presidente» volvió a la versión 2.');
    const items = (await api.call('GET', `/api/menus/${bar.id}/items`)) as { price: string }[];
    expect(items.map(({ price }) => price)).toEqual(['250.00']);
    expect(troubles()).toEqual([]);
  });
});
