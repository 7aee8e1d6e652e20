import type { Browser, Page } from 'playwright-core';
import { keepScreenshot, launch } from './support/browser';
import { barriers, diner, itemRow, openItem, openLive } from './support/diner';
import { itWith } from './support/engines/engine';
import { COCKTAIL, MOFONGO, Restaurant, SALAD } from './support/restaurant';

describe('un menú abierto mientras la cocina trabaja', () => {
  let browser: Browser;
  let restaurant: Restaurant;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
    ({ page, errors } = await diner(browser));
  });

  it('muestra un precio nuevo en dos segundos y deja al comensal donde estaba', async () => {
    await openLive(page, `${restaurant.url}?mesa=7`);
    const salad = await openItem(page, SALAD.name);
    await salad.getByRole('button', { name: /^Agregar/ }).click();
    const sheet = await openItem(page, COCKTAIL.name);
    await sheet.getByLabel('Nota para la cocina').fill('Sin hielo');
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);

    await restaurant.change(COCKTAIL, { price: '275.00' });
    await sheet.getByRole('button', { name: 'Agregar · RD$275.00' }).first().waitFor();
    expect(await sheet.getByLabel('Nota para la cocina').inputValue()).toBe('Sin hielo');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByText('Ver pedido · 1').waitFor();
  });

  it('marca lo que se acabó, y el pedido no lo envía', async () => {
    await restaurant.change(SALAD, { isAvailable: false });
    await itemRow(page, SALAD.name).getByText('No disponible').first().waitFor();
    await page.getByText('Ver pedido · 1').click();
    const order = page.getByRole('dialog', { name: 'Tu pedido' });
    await order.getByRole('button', { name: 'Enviar por WhatsApp' }).click();
    await order.getByRole('alert').getByText('Se nos acabó algo de tu pedido.').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(page.url()).toContain(restaurant.url);
    await keepScreenshot(page, 'diner-order-sold-out-phone');
    await order.getByRole('button', { name: 'Cerrar' }).click();
  });

  itWith('network')('no pierde lo que cambió entre que se dibujó y que empezó a oír', async () => {
    const late = await diner(browser);
    let letThrough = () => {};
    const changed = new Promise<void>((resolve) => (letThrough = resolve));
    await late.page.route('**/events', async (route) => {
      await changed;
      await route.continue();
    });
    await late.page.goto(restaurant.url);
    await restaurant.change(MOFONGO, { description: 'Hoy con longaniza.' });
    letThrough();
    await late.page.getByText('Hoy con longaniza.').first().waitFor();
    await late.context.close();
  });

  it('dice que ya no se puede ver', async () => {
    await restaurant.changeMenu({ isPublished: false });
    await page.getByText('Nuestro menú en línea no está disponible').first().waitFor();
    await page.getByRole('heading', { name: 'El Fogón de Ana' }).waitFor();
    await page.getByRole('link', { name: 'Llamar al (809) 555-0142' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepScreenshot(page, 'diner-unpublished-phone');
    await restaurant.changeMenu({ isPublished: true });
    const notThere = /404 \(Not Found\)/;
    expect(errors.filter((error) => !notThere.test(error))).toEqual([]);
  });
});
