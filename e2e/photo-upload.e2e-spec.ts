import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { DESK, launch, system } from './support/browser';
import { openItems } from './support/editor';
import { judge } from './support/judge';

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Photos by file name, each in a colour of its own. */
const PHOTOS: Record<string, { readonly item: string; readonly background: Colour }> = {
  'IMG_2041.jpg': { item: 'Avena', background: { r: 190, g: 60, b: 30 } },
  'chivo-liniero.jpg': { item: 'Chivo liniero', background: { r: 30, g: 190, b: 60 } },
  'SANCOCHO (1).jpg': { item: 'Sancocho', background: { r: 60, g: 30, b: 190 } },
};

describe('las fotos de los ítems', () => {
  let browser: Browser;
  let owner: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    browser = await launch();
    owner = await openItems(browser, DESK);
  });

  it('se suben varias a la vez, cada una a su plato por el nombre del archivo', async () => {
    const { page, api, menuId } = owner;
    await page.getByRole('button', { name: 'Más acciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Subir fotos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subir fotos' });
    const files = Object.entries(PHOTOS).map(async ([name, { background }]) => {
      const image = sharp({ create: { width: 900, height: 900, channels: 3, background } });
      return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
    });
    await dialog.locator('input[type=file]').setInputFiles(await Promise.all(files));
    await dialog.getByLabel('Plato de la foto IMG_2041.jpg').selectOption({ label: 'Avena' });
    await judge(page, 'editor-photos-desk');
    await dialog.getByRole('button', { name: 'Subir 3 fotos' }).click();
    await dialog.getByText('Se subieron 3 fotos.').waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
      name: string;
      imageUrl: string | null;
    }[];
    for (const { item, background } of Object.values(PHOTOS)) {
      const { imageUrl } = items.find(({ name }) => name === item)!;
      expect([item, await readColour(imageUrl!)]).toEqual([item, nameOf(background)]);
    }
    expect(items.filter(({ imageUrl }) => imageUrl)).toHaveLength(3);
  });

  it('no dejan nada en la consola', () => expect(owner.troubles()).toEqual([]));
});

/** Name of the strongest colour channel. */
const nameOf = (colour: Colour) =>
  (Object.keys(colour) as (keyof Colour)[]).reduce((most, one) =>
    colour[one] > colour[most] ? one : most,
  );

async function readColour(imageUrl: string): Promise<string> {
  const reply = await fetch(new URL(imageUrl, system().url));
  return nameOf((await sharp(await reply.arrayBuffer()).stats()).dominant);
}
