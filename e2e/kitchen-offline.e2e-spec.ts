import type { Browser, Page } from 'playwright-core';
import { launch, system } from './support/browser';
import { diner, itemRow, openLive } from './support/diner';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { isStored, TABLET } from './support/kitchen';
import { menuOf, ownerOn } from './support/owner';

const WAITS = 'Guardado aquí, se enviará al volver la señal';
const ITEMS = ['Mofongo', 'Chivo liniero', 'Flan'].map((name) => ({ name, price: '350' }));

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const item = (page: Page, name: string) => page.getByRole('switch', { name });

/** Registers an owner whose kitchen tablet is ready to work offline. */
async function kitchen() {
  const { page, api, troubles } = await ownerOn(browser, TABLET);
  const menu = await menuOf(api, ITEMS, { isPublished: true });
  await page.goto('/cocina');
  await item(page, 'Mofongo').waitFor();
  await eventually(() => isStored(page), 'the kitchen is not stored');
  return { page, api, menu, troubles, context: page.context() };
}

describe('la tableta de la cocina, sin señal', () => {
  it('abre, marca, se reinicia y envía cada marca una vez cuando vuelve la señal', async () => {
    const { page, api, menu, context } = await kitchen();
    const { page: table } = await diner(browser);
    await openLive(table, `${system().url}/menu/${menu.id}`);

    await context.setOffline(true);
    await page.reload();
    await item(page, 'Mofongo').waitFor();
    await page.getByText(/^Sin señal\. Los platos, como estaban hoy a las /).waitFor();
    await item(page, 'Mofongo').tap();
    await item(page, 'Flan').tap();
    await page.getByText(WAITS).nth(1).waitFor();
    await judge(page, 'kitchen-offline-tablet');
    // Other screens do not work offline.
    const other = await context.newPage();
    await expect(other.goto('/dashboard')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await other.close();

    await page.reload();
    await page.getByText('2 de 3 agotados').waitFor();
    await page.getByText(WAITS).nth(1).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await judge(page, 'kitchen-offline-tablet-wide');

    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
    });
    await context.setOffline(false);
    for (const name of ['Mofongo', 'Flan']) {
      await itemRow(table, name).getByText('No disponible').waitFor();
    }
    await page.getByText(WAITS).waitFor({ state: 'detached' });
    await page.getByText(/^Sin señal\./).waitFor({ state: 'detached' });
    const items = (await api.call('GET', `/api/menus/${menu.id}/items`)) as {
      id: string;
      name: string;
    }[];
    const pathOf = (name: string) => `/api/items/${items.find((one) => one.name === name)!.id}`;
    expect(sent).toEqual([pathOf('Mofongo'), pathOf('Flan')]);
    await page.reload();
    await page.getByText('2 de 3 agotados').waitFor();
    expect(sent).toHaveLength(2);
  });

  it('dice qué marca no se pudo guardar, porque el plato ya no está', async () => {
    const { page, api, menu, context } = await kitchen();
    await context.setOffline(true);
    await page.reload();
    await item(page, 'Flan').tap();
    await page.getByText(WAITS).waitFor();
    const items = (await api.call('GET', `/api/menus/${menu.id}/items`)) as {
      id: string;
      name: string;
    }[];
    await api.call('DELETE', `/api/items/${items.find(({ name }) => name === 'Flan')!.id}`);
    await context.setOffline(false);
    await said(page, 'No se pudo guardar: Flan. Ya no está en el menú.');
    await item(page, 'Flan').waitFor({ state: 'detached' });
  });

  it('no enseña nada a nadie después de cerrar la sesión', async () => {
    const { page, context } = await kitchen();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
    await page.waitForURL(`${system().url}/`);
    await context.setOffline(true);
    await page.goto('/cocina');
    await page.getByText('No pudimos comprobar tu sesión').waitFor();
    expect(await item(page, 'Mofongo').count()).toBe(0);
  });
});
