import type { Browser, Page } from 'playwright-core';
import { eachDevice, launch } from './support/browser';
import { judge, said } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

describe.each(eachDevice())('un plato en varios menús, en %s', (_, device, shot) => {
  it('se trae de otro menú, cambia de nombre en los dos con su precio en cada uno, y se separa', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const items = [
      { name: 'Mofongo de chicharrón con camarones al ajillo', price: '350' },
      { name: 'Jugo de chinola', price: '110' },
    ];
    const from = await menuOf(api, items, { name: 'Carta Naco' });
    const to = await menuOf(api, [{ name: 'Café', price: '90' }], { name: 'Carta Piantini' });
    const of = async (menuId: string): Promise<string[]> => {
      const rows = (await api.call('GET', `/api/menus/${menuId}/items`)) as {
        name: string;
        price: string;
      }[];
      return rows.map(({ name, price }) => `${name} ${price}`);
    };

    await page.goto(new URL(`/editor/${to.id}#items`, api.baseUrl).href);
    await press(page, 'Más acciones del menú');
    await page.getByRole('menuitem', { name: 'Agregar de otro menú' }).click();
    await press(page, 'Elegir todos');
    await judge(page, `share-${shot}`);
    await press(page, 'Agregar 2 platos');
    await said(page, 'Se agregaron 2 platos.');
    await page.getByText('En 1 menú más').first().waitFor();
    await judge(page, `shared-rows-${shot}`);

    await press(page, /^Editar Mofongo/);
    await page.getByText(/^También está en Carta Naco\./).waitFor();
    await judge(page, `shared-form-${shot}`);
    await page
      .getByLabel(/^Nombre/)
      .first()
      .fill('Mofongo relleno');
    await page
      .getByLabel(/^Precio/)
      .first()
      .fill('425');
    await press(page, 'Guardar ítem');
    await said(page, 'Item actualizado correctamente.');
    expect(await of(from.id)).toEqual(['Mofongo relleno 350.00', 'Jugo de chinola 110.00']);
    expect(await of(to.id)).toEqual([
      'Café 90.00',
      'Mofongo relleno 425.00',
      'Jugo de chinola 110.00',
    ]);

    await press(page, 'Editar Mofongo relleno');
    await press(page, 'Separar de los otros menús');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Separar' }).click();
    await said(page, 'Ahora es un plato solo de este menú.');
    await page.getByText(/^También está en/).waitFor({ state: 'detached' });
    expect(troubles()).toEqual([]);
  });
});
