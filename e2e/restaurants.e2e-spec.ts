import type { RestaurantView } from '@cartaviva/contracts';
import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { DESK, launch, PHONE } from './support/browser';
import { diner } from './support/diner';
import { can } from './support/engines/engine';
import { judge, said } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

describe('un restaurante con varios menús', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  it('lo reúne su dueña, y los comensales pasan de uno a otro', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const online = { isPublished: true, restaurantName: 'La Casa de Altagracia' };
    const only = (name: string) => [{ name, price: '350.00' }];
    await menuOf(api, only('Mofongo'), { ...online, name: 'Carta' });
    await menuOf(api, only('Ribera del Duero'), { ...online, name: 'Vinos' });

    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Crear restaurante' }).click();
    await page.getByLabel('Nombre del restaurante').fill('La Casa de Altagracia');
    await page.getByRole('checkbox', { name: /^Vinos/ }).check();
    await page.getByRole('checkbox', { name: /^Carta/ }).check();
    await page.getByRole('button', { name: 'Crear restaurante' }).click();
    await page.getByRole('heading', { level: 1, name: 'La Casa de Altagracia' }).waitFor();
    await page.getByRole('button', { name: 'Subir Carta' }).click();
    await page.getByLabel('Nombre de la pestaña de Carta').fill('Comida');
    await page.getByRole('button', { name: 'Guardar menús' }).click();
    await said(page, 'Menús guardados');
    await page.getByLabel('Teléfono').fill('809-555-0101');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await said(page, 'Datos guardados');
    await page.getByRole('button', { name: 'Subir logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subir logo' });
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() };
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(logo);
    await dialog.getByRole('button', { name: 'Subir imagen' }).click();
    await said(page, 'Logo guardado');
    await dialog.waitFor({ state: 'detached' });
    await judge(page, 'restaurante');
    await giveHours(api);
    const address = await page.locator('input[readonly]').inputValue();
    expect(troubles()).toEqual([]);

    const visit = await diner(browser, { ...PHONE, viewport: { width: 320, height: 640 } });
    await visit.page.goto(address);
    expect(await visit.page.title()).toBe('La Casa de Altagracia');
    const tabs = visit.page.getByRole('navigation', { name: 'Menús del restaurante' });
    // The initial menu depends on the time of the test, so the test selects one.
    await tabs.getByRole('link', { name: 'Comida' }).click();
    await visit.page.getByText('Mofongo').first().waitFor();
    expect(await tabs.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['Comida', 'Vinos']),
    );
    await visit.page.locator('header img').first().waitFor();
    await judge(visit.page, 'restaurante-pestañas');
    await tabs.getByRole('link', { name: 'Vinos' }).click();
    await visit.page.getByText('Ribera del Duero').first().waitFor();
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Vinos');
    await visit.page.getByRole('link', { name: '809-555-0101' }).waitFor();
    if (can('media')) await visit.page.emulateMedia({ colorScheme: 'dark' });
    await judge(visit.page, 'restaurante-noche');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

const aLogo = () => {
  const background = { r: 13, g: 148, b: 136 };
  return sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
};

/** Creates two further menus with hours, so that the tabs do not fit on a small phone. */
async function giveHours(api: Owner): Promise<void> {
  const [restaurant] = (await api.call('GET', '/api/restaurants')) as RestaurantView[];
  const { id, menus } = restaurant!;
  const at = async (name: string, servedHours: string) => {
    const fields = { name, isPublished: true, restaurantName: 'La Casa de Altagracia' };
    const menu = await menuOf(api, [{ name: 'Mangú', price: '250.00' }], fields);
    return { menuId: menu.id, servedHours };
  };
  const added = [
    await at('Desayuno', 'Mo-Su 07:00-11:00'),
    await at('Menú del día', 'Mo-Fr 12:00-15:00'),
  ];
  const before = menus.map(({ menuId, tabName }) => ({ menuId, tabName }));
  await api.call('PUT', `/api/restaurants/${id}/menus`, { menus: [...before, ...added] });
}
