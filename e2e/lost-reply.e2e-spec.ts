import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { DESK, launch, PHONE } from './support/browser';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { answerUnavailable, cutReplies, type BadNetwork } from './support/network';
import { itemNamesOf, menuOf, ownerOn, type OwnerAtWork } from './support/owner';

const ITEMS = [
  { name: 'Sancocho', price: '520' },
  { name: 'Chivo liniero', price: '640' },
] as const;
const OFFLINE = 'Sin conexión. Guardaremos tus cambios cuando vuelva.';

/** Chromium's console errors for interrupted and failed requests. */
const OF_THE_NETWORK =
  /Failed to load resource: (net::ERR_|the server responded with a status of (412|503))/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

interface Item {
  readonly name: string;
  readonly price: string;
  readonly imageUrl: string | null;
  readonly isAvailable: boolean;
}

async function openItems(device: object) {
  const owner = await ownerOn(browser, device);
  const { id: menuId } = await menuOf(owner.api, ITEMS);
  await owner.page.goto(`/editor/${menuId}`);
  await showItems(owner.page);
  const items = () => owner.api.call('GET', `/api/menus/${menuId}/items`) as Promise<Item[]>;
  const itemOf = async (name: string) => (await items()).find((item) => item.name === name)!;
  return { ...owner, menuId, itemOf };
}

async function showItems(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Ítems' }).click();
  await page.getByRole('heading', { name: 'Chivo liniero' }).waitFor();
}

const pending = (page: Page) => page.getByRole('button', { name: 'Pendiente' }).first();
/**
 * Clicks the pending button if it is still there. The reply may arrive meanwhile, and the button then has another
 * meaning, so both happen in the page.
 */
const hurry = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent.includes('Pendiente'))
      ?.click(),
  );
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const line = (page: Page) => page.locator('[aria-live="polite"]').filter({ hasText: /\S/ });
const isOneKey = ({ keys }: BadNetwork) =>
  keys.length > 1 && keys[0] !== undefined && new Set(keys).size === 1;
const troublesOf = ({ troubles }: OwnerAtWork) =>
  troubles().filter((trouble) => !OF_THE_NETWORK.test(trouble));

describe('una respuesta que se pierde', () => {
  let owner: Awaited<ReturnType<typeof openItems>>;
  beforeAll(async () => {
    owner = await openItems(DESK);
  });

  itWith('bodies')(
    'deja el plato pendiente; al pulsar otra vez queda creado una sola vez',
    async () => {
      const { page, api, menuId } = owner;
      const network = await cutReplies(page, /\/api\/menus\/[^/]+\/items$/, { method: 'POST' });
      await press(page, 'Agregar ítem');
      await page.getByLabel(/^Nombre/).fill('Mangú');
      await page.getByLabel(/^Precio/).fill('250');
      await page.getByRole('form').getByRole('button', { name: 'Agregar ítem' }).click();
      await pending(page).waitFor();
      await line(page).getByText(OFFLINE).waitFor();
      expect(await page.getByText('Item creado correctamente.').count()).toBe(0);
      await judge(page, 'editor-pending-desk');

      network.mend();
      await hurry(page);
      await said(page, 'Item creado correctamente.');
      expect(isOneKey(network)).toBe(true);
      expect(await itemNamesOf(api, menuId)).toEqual(['Sancocho', 'Chivo liniero', 'Mangú']);
      await line(page).waitFor({ state: 'detached' });
    },
  );

  itWith('bodies')('no publica dos veces, ni dice que publicó antes de saberlo', async () => {
    const { page, api, menuId } = owner;
    const menu = () =>
      api.call('GET', `/api/menus/${menuId}`) as Promise<{ version: number; isPublished: boolean }>;
    const { version } = await menu();
    const network = await cutReplies(page, /\/api\/menus\/[^/]+$/, { method: 'PUT' });
    await press(page, 'Publicar');
    await page.getByText('Por publicar').waitFor();
    await page.getByText('Pendiente de guardar').waitFor();
    network.mend();
    await hurry(page);
    await said(page, 'Menú guardado correctamente.');
    await page.getByText('Publicado', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    expect(isOneKey(network)).toBe(true);
    expect(await menu()).toMatchObject({ isPublished: true, version: version + 1 });
  });

  itWith('bodies')('no cambia el orden ni los precios dos veces', async () => {
    const { page, api, menuId, itemOf } = owner;
    const ordered = await cutReplies(page, /\/order$/, { times: 2 });
    await page.getByRole('button', { name: 'Más acciones para Mangú' }).click();
    await page.getByRole('menuitem', { name: 'Subir' }).click();
    await eventually(async () => isOneKey(ordered), 'the order was not sent again');
    expect(await itemNamesOf(api, menuId)).toEqual(['Sancocho', 'Mangú', 'Chivo liniero']);

    const priced = await cutReplies(page, /\/prices$/, { times: 2 });
    await page.getByRole('button', { name: 'Más acciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar precios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar precios' });
    await dialog.getByLabel('Por ciento').last().fill('10');
    await dialog.getByRole('button', { name: /^Cambiar 3 ítems/ }).click();
    await said(page, 'Cambiaste los precios de 3 ítems.');
    expect(isOneKey(priced)).toBe(true);
    expect((await itemOf('Mangú')).price).toBe('275.00');
  });

  itWith('bodies')('no pierde una foto en ninguno de sus pasos', async () => {
    const { page, itemOf } = owner;
    const ticket = await cutReplies(page, /\/api\/objects\/upload$/, { times: 1 });
    const bytes = await cutReplies(page, /\/api\/uploads\//, { times: 1 });
    const use = await cutReplies(page, /\/api\/item-images$/, { times: 1 });
    const background = { r: 190, g: 90, b: 30 };
    const image = sharp({ create: { width: 800, height: 600, channels: 3, background } });
    const buffer = await image.jpeg().toBuffer();
    await press(page, 'Editar Mangú');
    await press(page, 'Subir foto');
    const dialog = page.getByRole('dialog', { name: 'Subir foto' });
    await dialog
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'mangu.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Subir imagen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Guardar ítem');
    await said(page, 'Item actualizado correctamente.');
    expect([isOneKey(ticket), bytes.keys.length, isOneKey(use)]).toEqual([true, 2, true]);
    expect((await itemOf('Mangú')).imageUrl).toMatch(/^\/objects\//);
  });

  itWith('bodies')('no deja nada más en la consola', () => expect(troublesOf(owner)).toEqual([]));
});

describe('sin conexión, en un teléfono', () => {
  itWith('offline')(
    'lo que se toca queda pendiente, y se guarda en orden cuando vuelve',
    async () => {
      const owner = await openItems({ ...PHONE, viewport: { width: 320, height: 640 } });
      const { page, itemOf } = owner;
      const context = page.context();
      await context.setOffline(true);
      await page.getByRole('switch', { name: 'Sancocho está disponible' }).click();
      await page.getByRole('switch', { name: 'Chivo liniero está disponible' }).click();
      await page.getByRole('switch', { name: 'Chivo liniero está disponible' }).click();
      await line(page).getByText(OFFLINE).waitFor();
      await page.getByText('Pendiente', { exact: true }).first().waitFor();
      await judge(page, 'editor-offline-phone');
      expect((await itemOf('Sancocho')).isAvailable).toBe(true);

      await context.setOffline(false);
      await line(page).waitFor({ state: 'detached' });
      expect((await itemOf('Sancocho')).isAvailable).toBe(false);
      expect((await itemOf('Chivo liniero')).isAvailable).toBe(true);
      expect(troublesOf(owner)).toEqual([]);
    },
  );

  itWith('network')(
    'un servicio que no responde se nombra, y se guarda en cuanto responde',
    async () => {
      const owner = await openItems(PHONE);
      const { page, itemOf } = owner;
      const network = await answerUnavailable(page, /\/api\/items\//);
      await press(page, 'Editar Sancocho');
      await page.getByLabel(/^Precio/).fill('540');
      await press(page, 'Guardar ítem');
      await line(page).getByText('El servicio no responde.').waitFor();
      await pending(page).waitFor();
      await judge(page, 'editor-unavailable-phone');
      network.mend();
      await said(page, 'Item actualizado correctamente.');
      expect((await itemOf('Sancocho')).price).toBe('540.00');
      expect(isOneKey(network)).toBe(true);
      expect(troublesOf(owner)).toEqual([]);
    },
  );
});

describe('un plato en dos ventanas', () => {
  it('conserva lo de ambas, y pregunta campo por campo por lo que las dos cambiaron', async () => {
    const owner = await openItems({ ...PHONE, viewport: { width: 320, height: 640 } });
    const { page, api, itemOf } = owner;
    await press(page, 'Editar Sancocho');
    const { id } = (await itemOf('Sancocho')) as Item & { id: string };
    const theirs = { name: 'Sancocho de siete carnes', price: '600', description: 'Los domingos.' };
    await api.call('PUT', `/api/items/${id}`, { ...theirs, isAvailable: false });
    await page.getByLabel(/^Nombre/).fill('Sancocho prieto');
    await page.getByLabel(/^Precio/).fill('575');
    await press(page, 'Guardar ítem');
    const question = page.getByRole('alertdialog');
    const price = question.getByRole('group', { name: 'Precio' });
    await price.getByText('RD$575.00').waitFor();
    await price.getByText('RD$600.00').waitFor();
    await judge(page, 'editor-differences-phone');
    // Uses only the keyboard: the arrow key moves from the first choice of the name to the other one.
    await question.getByRole('radio', { name: /Sancocho prieto/ }).focus();
    await page.keyboard.down('ArrowDown');
    await question.getByRole('radio', { name: /siete carnes/, checked: true }).waitFor();
    await page.keyboard.up('ArrowDown');
    await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await said(page, 'Item actualizado correctamente.');
    await page.locator('[role=dialog],[role=alertdialog]').waitFor({ state: 'detached' });
    expect(await itemOf('Sancocho de siete carnes')).toMatchObject({
      price: '575.00',
      description: 'Los domingos.',
      isAvailable: false,
    });
    expect(troublesOf(owner)).toEqual([]);
  });
});
