import type { Browser } from 'playwright-core';
import { goBack, keepScreenshot, launch } from './support/browser';
import { barriers, diner, openItem } from './support/diner';
import { can } from './support/engines/engine';
import { COCKTAIL, MOFONGO, Restaurant } from './support/restaurant';

describe('un pedido por WhatsApp', () => {
  let browser: Browser;
  let restaurant: Restaurant;

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
    await restaurant.translate(MOFONGO, {
      [MOFONGO.name]: 'Pork mofongo',
      'Para dos': 'For two',
      'Queso frito': 'Fried cheese',
    });
  });

  /** A diner whose WhatsApp opens, and what it was opened with. */
  const hungry = async () => {
    const { context, page, errors } = await diner(browser);
    const opensWhatsApp = can('network');
    if (opensWhatsApp) {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    }
    const message = async () => {
      // A page that does not answer leaves no trace of its address.
      if (!opensWhatsApp) return page.waitForURL('about:blank').then(() => null);
      await page.waitForURL('https://wa.me/**');
      const { pathname, searchParams } = new URL(page.url());
      return { to: pathname.slice(1), lines: (searchParams.get('text') ?? '').split('\n') };
    };
    return { context, page, errors, message };
  };

  it('suma tamaños, extras e impuestos, y dice la mesa que se escaneó', async () => {
    const { context, page, errors, message } = await hungry();
    await page.goto(`${restaurant.url}?mesa=7`);
    const mofongo = await openItem(page, MOFONGO.name);
    await mofongo.getByRole('radio', { name: /Para dos/ }).check();
    await mofongo.getByRole('checkbox', { name: /Queso frito/ }).check();
    await mofongo.getByRole('checkbox', { name: /Aguacate/ }).check();
    await mofongo.getByLabel('Nota para la cocina').fill('Sin ajo');
    await mofongo.getByRole('button', { name: 'Uno más de Mofongo de chicharrón' }).click();
    await mofongo.getByRole('button', { name: 'Agregar · RD$1,851.00' }).click();
    await page.getByRole('button', { name: `Agregar ${COCKTAIL.name}`, exact: true }).click();
    const another = `Agregar ${COCKTAIL.name}; ya hay 1 en tu pedido`;
    await page.getByRole('button', { name: another }).waitFor();

    await page.getByRole('link', { name: 'Mesa 7' }).click();
    const table = page.getByRole('dialog', { name: 'Mesa 7' });
    const call = await table.getByRole('link', { name: 'Llamar al mesero' }).getAttribute('href');
    expect(new URL(call!).searchParams.get('text')).toMatch(/^\*Mesa 7\* · El Fogón de Ana\n/);
    await goBack(page);
    await table.waitFor({ state: 'hidden' });

    await page.getByText('Ver pedido · 3').click();
    const order = page.getByRole('dialog', { name: 'Tu pedido' });
    await order.getByText('Total con ITBIS y 10 % de ley').waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepScreenshot(page, 'diner-order-phone');
    await order.getByRole('button', { name: 'Enviar por WhatsApp' }).click();
    const sent = {
      to: '18095550142',
      lines: [
        '*Pedido · El Fogón de Ana*',
        'Mesa 7',
        '',
        '2 × Mofongo de chicharrón (Para dos): RD$1,851.00',
        '   + Queso frito',
        '   + Aguacate',
        '   _Sin ajo_',
        '1 × Piña colada: RD$265.00',
        '',
        'Subtotal: RD$2,116.00',
        '*Total con ITBIS y 10\u00a0% de ley: RD$2,708.48*',
      ],
    };
    expect(await message()).toEqual(can('network') ? sent : null);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('de quien lee en inglés llega a la cocina en español, y él lo entiende', async () => {
    const { context, page, errors, message } = await hungry();
    await page.goto(`${restaurant.url}?lang=en`);
    const mofongo = await openItem(page, 'Pork mofongo');
    await mofongo.getByRole('radio', { name: /For two/ }).check();
    await mofongo.getByRole('checkbox', { name: /Fried cheese/ }).check();
    await keepScreenshot(page, 'diner-english-sheet-phone');
    await mofongo.getByRole('button', { name: 'Add · RD$865.50' }).click();
    await page.getByText('See order · 1').click();
    const order = page.getByRole('dialog', { name: 'Your order' });
    await order.getByText('Total with ITBIS and 10% service charge').waitFor();
    await order.getByRole('radio', { name: 'To go' }).check();
    await keepScreenshot(page, 'diner-english-order-phone');
    await order.getByRole('button', { name: 'Send by WhatsApp' }).click();
    const lines = [
      'Para llevar',
      '',
      '1 × Mofongo de chicharrón (Para dos): RD$865.50',
      '   Pork mofongo, For two',
      '   + Queso frito · Fried cheese',
    ];
    expect((await message())?.lines.slice(1, 6)).toEqual(can('network') ? lines : undefined);
    expect(errors).toEqual([]);
    await context.close();
  });
});
