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

describe.each(eachDevice())('los precios de varios menús, en %s', (_, device, shot) => {
  it('se ven, se cambian y se deshacen juntos; y se programan y se cancelan', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const items = [
      { name: 'Mofongo', price: '350' },
      { name: 'Jugo de chinola', price: '110' },
    ];
    const menus = [
      await menuOf(api, items, { name: 'Almuerzos' }),
      await menuOf(api, items, { name: 'Cenas' }),
    ];
    const prices = async () => {
      const all = menus.map(({ id }) => api.call('GET', `/api/menus/${id}/items`));
      return (await Promise.all(all)).flat().map(({ price }: { price: string }) => price);
    };
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Cambiar precios' }).click();
    await page.getByRole('textbox', { name: 'Por ciento' }).fill('8');
    await page.getByLabel('Redondear').selectOption({ label: 'A múltiplos de 5' });
    await press(page, 'Ver cómo quedan');
    await said(page, 'Cambian 4 platos en 2 menús.');
    await press(page, 'Programar para…');
    await judge(page, `prices-preview-${shot}`);
    const later = page.getByRole('form', { name: 'Programar para…' });
    await later.getByRole('button', { name: 'Programar' }).click();
    await said(page, /^Programado para el/);
    await press(page, 'Cancelar');
    await said(page, 'Cambio programado cancelado.');

    await press(page, 'Ver cómo quedan');
    await press(page, 'Aplicar ahora');
    await said(page, 'Cambiaste los precios de 4 platos en 2 menús.');
    expect(await prices()).toEqual(['380.00', '120.00', '380.00', '120.00']);
    await judge(page, `prices-done-${shot}`);
    await press(page, 'Deshacer');
    await said(page, '4 platos volvieron a su precio de antes.');
    expect(await prices()).toEqual(['350.00', '110.00', '350.00', '110.00']);
    expect(troubles()).toEqual([]);
  });
});
