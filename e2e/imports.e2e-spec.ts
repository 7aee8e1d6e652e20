import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch, PHONE } from './support/browser';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { itemNamesOf, menuOf, ownerOn } from './support/owner';

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
);
const SPREADSHEET = 'Nombre,Precio,Categoría\nFlan de coco,95,Postres\n';
const TWO_PRICES = 'Plato,Precio local,Precio delivery\nMoro de guandules,285,340\n';

/** Creates a printed menu with an item and its price on each line. */
async function printed(...names: string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5' });
  document.font(FONT).fontSize(14);
  names.forEach((name, at) => {
    document.text(name, 60, 110 + at * 30);
    document.text('RD$ 350.00', 250, 110 + at * 30, { width: 120, align: 'right' });
  });
  document.end();
  return buffer(document);
}

/**
 * Renders the same menu as a photo. Text uses the font file directly, so the result does not depend on installed
 * fonts.
 */
async function photographed(...names: string[]): Promise<Buffer> {
  const written = (text: string) =>
    sharp({ text: { text, fontfile: FONT, font: 'Inter Medium', dpi: 220, rgba: true } })
      .png()
      .toBuffer();
  const lines = names.map(async (name, at) => [
    { input: await written(name), left: 100, top: 300 + at * 110 },
    { input: await written('RD$ 350.00'), left: 700, top: 300 + at * 110 },
  ]);
  const paper = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#f6f0e2' } });
  const page = paper.composite((await Promise.all(lines)).flat());
  return sharp(await page.png().toBuffer())
    .rotate(2.5, { background: '#6b5a48' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function openImport(page: Page, way: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Más acciones del menú' }).click();
  await page.getByRole('menuitem', { name: 'Importar ítems' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar ítems' });
  await dialog.getByRole('tab', { name: way }).click();
  return dialog;
}

describe('la carta que ya existe', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });

  it('llega de un CSV, de un PDF y de una foto, en un teléfono', async () => {
    const { page, api, troubles } = await ownerOn(browser, PHONE);
    const { id } = await menuOf(api, [{ name: 'Mangú', price: '250' }]);
    const has = (...names: string[]) =>
      eventually(
        async () => {
          const items = await itemNamesOf(api, id);
          return names.every((name) => items.includes(name));
        },
        `${names.join(', ')} did not arrive`,
      );
    const give = (dialog: Locator, name: string, mimeType: string, bytes: Buffer) =>
      dialog
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name, mimeType, buffer: bytes });
    await page.goto(`/editor/${id}`);
    await page.getByRole('tab', { name: 'Ítems' }).click();

    let dialog = await openImport(page, 'Excel o CSV');
    await judge(page, 'import-spreadsheet-phone');
    await give(dialog, 'carta.csv', 'text/csv', Buffer.from(SPREADSHEET));
    await dialog.getByRole('button', { name: 'Agregar 1 plato' }).waitFor();
    await judge(page, 'import-table-phone');
    await dialog.getByRole('button', { name: 'Agregar 1 plato' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await has('Flan de coco');

    dialog = await openImport(page, 'Excel o CSV');
    await give(dialog, 'precios.csv', 'text/csv', Buffer.from(TWO_PRICES));
    await dialog.getByLabel('Precio delivery').selectOption('Precio');
    await judge(page, 'import-columns-phone');
    await dialog.getByRole('button', { name: 'Leer la tabla' }).click();
    await dialog.getByRole('button', { name: 'Agregar 1 plato' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await has('Moro de guandules');

    dialog = await openImport(page, 'Foto o PDF');
    await judge(page, 'import-image-phone');
    const pdf = await printed('Mofongo', 'Sancocho');
    await give(dialog, 'carta.pdf', 'application/pdf', pdf);
    await said(page, 'Abrir tu PDF en otra pestaña');
    await judge(page, 'import-pdf-phone');
    await dialog.getByRole('button', { name: 'Agregar 2 platos' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await has('Mofongo', 'Sancocho');

    dialog = await openImport(page, 'Foto o PDF');
    const photo = await photographed('Chillo frito', 'Tostones', 'Yaroa');
    await give(dialog, 'carta.jpg', 'image/jpeg', photo);
    await dialog.getByRole('button', { name: 'Agregar 3 platos' }).waitFor();
    await judge(page, 'import-photo-phone');
    // The owner confirms doubts about items that were read correctly.
    const right = dialog.getByRole('button', { name: 'Está bien' }).first();
    while (await right.isVisible()) await right.click();
    await dialog.getByRole('button', { name: 'Agregar 3 platos' }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await has('Chillo frito', 'Tostones', 'Yaroa');
    expect(troubles()).toEqual([]);
  });
});
