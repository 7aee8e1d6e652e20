import type { Browser, BrowserContextOptions } from 'playwright-core';
import { goBack, keepScreenshot, launch } from './support/browser';
import { barriers, diner, openInfo, openItem } from './support/diner';
import { can, itWith } from './support/engines/engine';
import { COCKTAIL, MOFONGO, Restaurant, SALAD } from './support/restaurant';

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

  /** Opens a page for a diner and intercepts the WhatsApp link. */
  const hungry = async (phone: BrowserContextOptions = {}) => {
    const { context, page, errors } = await diner(browser, phone);
    const opensWhatsApp = can('network');
    if (opensWhatsApp) {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    }
    const message = async () => {
      // Without interception, the address of a page that does not load is unknown.
      if (!opensWhatsApp) return page.waitForURL('about:blank').then(() => null);
      await page.waitForURL('https://wa.me/**');
      const { pathname, searchParams } = new URL(page.url());
      return { to: pathname.slice(1), lines: (searchParams.get('text') ?? '').split('\n') };
    };
    return { context, page, errors, message };
  };

  it('suma tamaños, extras e impuestos, y dice la mesa que se escaneó', async () => {
    const { context, page, errors, message } = await hungry();
    await page.goto(`${restaurant.url}?source=qr&mesa=4`);
    await page.getByRole('button', { name: `Agregar ${COCKTAIL.name}`, exact: true }).click();
    const another = `Agregar ${COCKTAIL.name}; ya hay 1 en tu pedido`;
    await page.getByRole('button', { name: another }).waitFor();
    await page.goto(`${restaurant.url}?source=qr&mesa=7`);
    const mofongo = await openItem(page, MOFONGO.name);
    await mofongo.getByRole('radio', { name: /Para dos/ }).check();
    await mofongo.getByRole('checkbox', { name: /Queso frito/ }).check();
    await mofongo.getByRole('checkbox', { name: /Aguacate/ }).check();
    await mofongo.getByLabel('Nota para la cocina').fill('Sin ajo');
    await mofongo.getByRole('button', { name: 'Uno más de Mofongo de chicharrón' }).click();
    await mofongo.getByRole('button', { name: 'Agregar · RD$1,851.00' }).click();

    await page.getByRole('link', { name: 'Mesa 7' }).click();
    const table = page.getByRole('dialog', { name: 'Mesa 7' });
    const call = await table.getByRole('link', { name: 'Llamar al mesero' }).getAttribute('href');
    expect(new URL(call!).searchParams.get('text')).toMatch(/^\*Mesa 7\* · El Fogón de Ana\n/);
    await goBack(page);
    await table.waitFor({ state: 'hidden' });

    if (can('accessible tree')) {
      const bar = page.getByRole('link', { name: /^Ver pedido/ });
      expect(await bar.ariaSnapshot()).toContain('link "Ver pedido · 3 RD$2,708.48":');
    }
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
        '1 × Piña colada: RD$265.00',
        '2 × Mofongo de chicharrón (Para dos): RD$1,851.00',
        '   + Queso frito',
        '   + Aguacate',
        '   _Sin ajo_',
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

  itWith('early scripts', 'network')(
    'se lee y se pide en el navegador de Instagram, que no guarda ni comparte nada',
    async () => {
      const { context, page, errors, message } = await hungry(INSTAGRAM);
      await context.addInitScript(lackEverything);
      await page.goto(`${restaurant.url}?mesa=7`);
      expect(await page.evaluate(whatItHas)).toEqual([]);
      const info = await openInfo(page);
      await page.getByRole('button', { name: 'Tamaño del texto' }).click();
      await page.getByText('Texto grande').waitFor();
      await page.getByRole('button', { name: 'Compartir el menú' }).click();
      await page.getByText('No se pudo copiar. El enlace es ').waitFor();
      await info.getByRole('link', { name: 'Cerrar' }).click();
      await page.getByRole('button', { name: `Agregar ${SALAD.name}`, exact: true }).click();
      await page.getByText('Ver pedido · 1').click();
      const order = page.getByRole('dialog', { name: 'Tu pedido' });
      await order.getByRole('button', { name: 'Enviar por WhatsApp' }).click();
      const sent = await message();
      expect(sent?.to).toBe('18095550142');
      expect(sent?.lines).toContain('1 × Ensalada criolla: RD$225.00');
      expect(sent?.lines).toContain('Mesa 7');
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

/** A link in a story opens in Instagram's embedded browser. */
const INSTAGRAM = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 389.0.0.25.95 (iPhone15,2; iOS 18_5; es_DO; es; scale=3.00; 1179x2556; 745341183)',
  serviceWorkers: 'allow',
} as const;

/** Runs in the page before its own scripts. */
function lackEverything(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, storage, { get: refuse });
  }
  for (const tool of ['serviceWorker', 'share', 'clipboard']) {
    Reflect.deleteProperty(Navigator.prototype, tool);
  }
}

/** Runs in the page and lists the available features by name. */
function whatItHas(): string[] {
  const has = (name: string) => {
    try {
      return Boolean(Reflect.get(globalThis, name) ?? Reflect.get(navigator, name));
    } catch {
      return false;
    }
  };
  return ['localStorage', 'sessionStorage', 'serviceWorker', 'share', 'clipboard'].filter(has);
}
