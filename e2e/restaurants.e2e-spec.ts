import type { Browser } from 'playwright-core';
import { DESK, launch, PHONE } from './support/browser';
import { diner } from './support/diner';
import { judge } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

describe('un restaurante con varios menús', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
  });

  it('lo reúne su dueña, y los comensales pasan de uno a otro', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const online = { isPublished: true, restaurantName: 'La Casa de Altagracia' };
    const only = (name: string) => [{ name, price: '350.00' }];
    await menuOf(api, only('Mofongo'), { ...online, name: 'Carta' });
    await menuOf(api, only('Ribera del Duero'), { ...online, name: 'Vinos' });

    await page.reload();
    await page.getByRole('link', { name: 'Crear restaurante' }).click();
    await page.getByLabel('Nombre del restaurante').fill('La Casa de Altagracia');
    await page.getByRole('checkbox', { name: /^Vinos/ }).check();
    await page.getByRole('checkbox', { name: /^Carta/ }).check();
    await page.getByRole('button', { name: 'Crear restaurante' }).click();
    await page.getByRole('heading', { level: 1, name: 'La Casa de Altagracia' }).waitFor();
    await page.getByRole('button', { name: 'Subir Carta' }).click();
    await page.getByLabel('Nombre de la pestaña de Carta').fill('Comida');
    await page.getByRole('button', { name: 'Guardar menús' }).click();
    await page.getByText('Menús guardados').waitFor();
    await page.getByLabel('Teléfono').fill('809-555-0101');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await page.getByText('Datos guardados').waitFor();
    await judge(page, 'restaurante');
    const address = await page.locator('input[readonly]').inputValue();
    expect(troubles()).toEqual([]);

    const visit = await diner(browser, { ...PHONE, viewport: { width: 320, height: 640 } });
    await visit.page.goto(address);
    await visit.page.getByText('Mofongo').first().waitFor();
    expect(await visit.page.title()).toBe('La Casa de Altagracia');
    const tabs = visit.page.getByRole('navigation', { name: 'Menús del restaurante' });
    expect(await tabs.getByRole('link').allTextContents()).toEqual(['Comida', 'Vinos']);
    await judge(visit.page, 'restaurante-pestañas');
    await tabs.getByRole('link', { name: 'Vinos' }).click();
    await visit.page.getByText('Ribera del Duero').first().waitFor();
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Vinos');
    await visit.page.getByRole('link', { name: '809-555-0101' }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
