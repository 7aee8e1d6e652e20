import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { DESK, launch } from './support/browser';
import { openItems } from './support/editor';
import { judge } from './support/judge';

describe('las fotos de los ítems', () => {
  let browser: Browser;
  let owner: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    browser = await launch();
    owner = await openItems(browser, DESK);
  });

  it('se suben varias a la vez, cada una a su plato por el nombre del archivo', async () => {
    const { page, api, menuId } = owner;
    const background = { r: 190, g: 90, b: 30 };
    const image = sharp({ create: { width: 900, height: 900, channels: 3, background } });
    const buffer = await image.jpeg().toBuffer();
    await page.getByRole('button', { name: 'Más acciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Subir fotos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subir fotos' });
    await dialog.locator('input[type=file]').setInputFiles(
      ['IMG_2041.jpg', 'chivo-liniero.jpg', 'SANCOCHO (1).jpg'].map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer,
      })),
    );
    await dialog.getByLabel('Plato de la foto IMG_2041.jpg').selectOption({ label: 'Avena' });
    await judge(page, 'editor-photos-desk');
    await dialog.getByRole('button', { name: 'Subir 3 fotos' }).click();
    await dialog.getByText('Se subieron 3 fotos.').waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
      name: string;
      imageUrl: string | null;
    }[];
    expect(
      items
        .filter(({ imageUrl }) => imageUrl)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Avena', 'Chivo liniero', 'Sancocho']);
  });

  it('no dejan nada en la consola', () => expect(owner.troubles()).toEqual([]));
});
