import type { MenuView } from '@cartaviva/contracts';
import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import type { Browser, Page } from 'playwright-core';
import { DESK, launch, PHONE, system, tap } from './support/browser';
import { diner, itemRow, openLive } from './support/diner';
import { currentEngine } from './support/engines/engine';
import { said } from './support/judge';
import { memberOn } from './support/member';
import { menuOf, ownerOn } from './support/owner';

const PLACES = ['Naco', 'Piantini', 'Gazcue'];
/** A large number of items is only tested in one engine. */
const ITEMS = currentEngine() === 'Chromium' ? 300 : 60;
const CATEGORIES = 12;
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'es-DO' } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const itemName = (number: number) => `Plato ${String(number).padStart(3, '0')}`;

/** Creates a restaurant in three places: a menu with many items, and two copies that share its items. */
async function threePlaces(api: Owner): Promise<MenuView[]> {
  const first = await menuOf(api, [], { name: PLACES[0]!, restaurantName: 'El Fogón' });
  const items = Array.from({ length: ITEMS }, (_, at) => ({
    ...{ name: itemName(at + 1), price: `${200 + (at % 40) * 10}.00` },
    categoryName: `Sección ${1 + (at % CATEGORIES)}`,
  }));
  await api.call('PUT', `/api/menus/${first.id}/items`, { items });
  const menus = [first];
  for (const name of PLACES.slice(1)) {
    const path = `/api/menus/${first.id}/duplicate`;
    const copy = (await api.call('POST', path, { shareItems: true })) as MenuView;
    menus.push((await api.call('PUT', `/api/menus/${copy.id}`, { name })) as MenuView);
  }
  for (const { id } of menus) await api.call('PUT', `/api/menus/${id}`, { isPublished: true });
  return menus;
}

async function dinerAt(menu: MenuView): Promise<Page> {
  const { page } = await diner(browser);
  await openLive(page, `${system().url}/menu/${menu.id}`);
  return page;
}

describe(`un grupo de tres locales con ${ITEMS} platos en común y cuatro personas`, () => {
  it('sube precios en los tres, cambia un plato en todos y lo agota en uno', async () => {
    const { page: owner, api, troubles } = await ownerOn(browser, DESK);
    const [naco, piantini, gazcue] = (await threePlaces(api)) as [MenuView, MenuView, MenuView];
    const [atNaco, atGazcue] = [await dinerAt(naco), await dinerAt(gazcue)];
    const priceOf = async (name: string) => {
      const all = [naco, piantini, gazcue].map(({ id }) =>
        api.call('GET', `/api/menus/${id}/items`),
      );
      const rows = (await Promise.all(all)).flat() as { name: string; price: string }[];
      return rows.filter((row) => row.name === name).map(({ price }) => price);
    };

    // The owner raises all prices of the three places at once, on a desktop.
    await owner.goto('/precios');
    await owner.getByRole('textbox', { name: 'Por ciento' }).fill('10');
    await owner.getByRole('button', { name: 'Ver cómo quedan' }).click();
    await said(owner, `Cambian ${3 * ITEMS} platos en 3 menús.`);
    await owner.getByRole('button', { name: 'Aplicar ahora' }).click();
    await said(owner, `Cambiaste los precios de ${3 * ITEMS} platos en 3 menús.`);
    expect(await priceOf(itemName(1))).toEqual(['220.00', '220.00', '220.00']);
    await itemRow(atGazcue, itemName(1)).getByText('RD$220.00').waitFor();

    // An editor renames an item of one place on a phone, which renames it everywhere.
    const editor = await memberOn(browser, PHONE, api, 'editor');
    await editor.goto(`/editor/${piantini.id}#items`);
    await editor.getByRole('searchbox').first().fill(itemName(2));
    await editor.getByRole('button', { name: `Editar ${itemName(2)}`, exact: true }).click();
    await editor.getByText(/^También está en (Naco y Gazcue|Gazcue y Naco)\./).waitFor();
    await editor
      .getByLabel(/^Nombre/)
      .first()
      .fill('Chivo liniero');
    await editor.getByRole('button', { name: 'Guardar ítem' }).first().click();
    for (const table of [atNaco, atGazcue]) await itemRow(table, 'Chivo liniero').waitFor();

    // The kitchen of one place marks an item as sold out on a tablet. The other places still have it.
    const kitchen = await memberOn(browser, TABLET, api, 'kitchen');
    await kitchen.goto('/cocina');
    await kitchen.getByRole('combobox').first().selectOption(gazcue.id);
    await tap(kitchen.getByRole('switch', { name: 'Chivo liniero' }));
    await itemRow(atGazcue, 'Chivo liniero').getByText('No disponible').waitFor();
    await atNaco.reload();
    await itemRow(atNaco, 'Chivo liniero').waitFor();
    expect(await itemRow(atNaco, 'Chivo liniero').getByText('No disponible').count()).toBe(0);

    // An analyst reads the figures of all places on a phone and cannot change anything.
    const analyst = await memberOn(browser, PHONE, api, 'analyst');
    await analyst.goto('/analytics');
    await analyst.getByRole('heading', { level: 1 }).waitFor();
    await analyst.goto('/precios');
    await analyst.getByRole('heading', { name: 'Esta página no es parte de tu rol' }).waitFor();

    // The owner undoes the price change with one click.
    await owner.getByRole('button', { name: 'Deshacer' }).first().click();
    await said(owner, `${3 * ITEMS} platos volvieron a su precio de antes.`);
    expect(await priceOf(itemName(1))).toEqual(['200.00', '200.00', '200.00']);
    expect(troubles()).toEqual([]);
  });
});
