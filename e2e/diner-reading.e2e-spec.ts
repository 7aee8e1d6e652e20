import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { goBack, keepScreenshot, DESK, launch, PHONE } from './support/browser';
import { barriers, diner, itemRow, openInfo, openItem, overflow, readIn } from './support/diner';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { COCKTAIL, MOFONGO, Restaurant, SALAD } from './support/restaurant';

/** Letter paper in CSS pixels. */
const LETTER = { width: 816, height: 1056 };

describe('leer un menú', () => {
  let browser: Browser;
  let restaurant: Restaurant;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
    await restaurant.translate(MOFONGO, {
      [MOFONGO.name]: 'Pork mofongo',
      'Para dos': 'For two',
      'Queso frito': 'Fried cheese',
    });
    ({ page, errors } = await diner(browser));
  });

  afterAll(async () => {
    expect(errors).toEqual([]);
  });

  itWith('no scripts')(
    'se puede sin JavaScript: platos, precios, tamaños, extras e idiomas',
    async () => {
      const { context, page: plain } = await diner(browser, { javaScriptEnabled: false });
      await plain.goto(restaurant.url);
      const row = itemRow(plain, MOFONGO.name);
      for (const text of ['desde RD$450.00', 'Para dos RD$790.00', 'Queso frito +RD$75.50']) {
        await row.getByText(text).waitFor();
      }
      await plain.getByText('A los precios se les suma 18 % de ITBIS y 10 % de ley.').waitFor();
      expect(await plain.getByRole('button').count()).toBe(0);
      await plain.getByRole('link', { name: 'Bebidas' }).click();
      expect(plain.url()).toContain('#c2');
      const info = await openInfo(plain);
      await info.getByText('Calle El Conde 152, Santo Domingo').waitFor();
      await info.getByRole('link', { name: 'Cerrar' }).click();

      const answering = plain.waitForResponse(/lang=en/);
      await readIn(plain, 'English');
      expect((await answering).headers()['content-language']).toBe('en');
      await plain.getByText('18% ITBIS (sales tax) and 10% service charge').waitFor();
      await plain.getByRole('link', { name: 'Pork mofongo' }).waitFor();
      expect(await plain.locator('html').getAttribute('lang')).toBe('en');
      await keepScreenshot(plain, 'diner-english-without-script-phone');
      await context.close();
    },
  );

  it("encuentra 'Piña colada' con 'pina', y la búsqueda se puede compartir", async () => {
    await page.goto(restaurant.url);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('pina');
    await page.getByRole('status').getByText('1 plato', { exact: true }).waitFor();
    await itemRow(page, COCKTAIL.name).waitFor();
    await itemRow(page, SALAD.name).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('pina');

    await page.getByRole('button', { name: 'Ver todo' }).click();
    await page.getByRole('button', { name: 'Vegano' }).click();
    await page.getByText('1 plato', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('dieta')).toBe('Vegano');
    expect(await barriers(page)).toEqual([]);

    const { context, page: friend } = await diner(browser);
    await friend.goto(page.url());
    await itemRow(friend, SALAD.name).waitFor();
    await itemRow(friend, COCKTAIL.name).waitFor({ state: 'hidden' });
    await friend.getByRole('button', { name: 'Vegano', pressed: true }).waitFor();
    await keepScreenshot(friend, 'diner-search-phone');
    await context.close();
  });

  it('filtra por dieta en cualquier idioma', async () => {
    await page.goto(`${restaurant.url}?lang=en&dieta=Vegano`);
    await itemRow(page, SALAD.name).waitFor();
    await itemRow(page, 'Pork mofongo').waitFor({ state: 'hidden' });
    await page.getByText('1 dish', { exact: true }).waitFor();
  });

  it('sigue por donde iba al recargar y al volver, con todo lo que dice la dirección', async () => {
    const { context, page: reader } = await diner(browser);
    await reader.goto(`${restaurant.url}?mesa=7&orden=precio`);
    const soup = reader.locator('#p-sopa-numero-9');
    await soup.evaluate((row) => row.scrollIntoView());
    const top = async () => (await soup.boundingBox())!.y;
    const before = await top();
    const isThere = async () => Math.abs((await top()) - before) < 1;
    await reader.reload();
    await eventually(isThere, 'a reload loses the place');
    await reader.goto('about:blank');
    await goBack(reader);
    await eventually(isThere, 'going back loses the place');
    await readIn(reader, 'English');
    await reader.getByText('From lowest to highest price').first().waitFor();
    expect(new URL(reader.url()).searchParams.get('mesa')).toBe('7');
    await context.close();
  });

  it.each([
    ['un teléfono de 320 píxeles', { width: 320, height: 640 }, 2],
    ['un escritorio ampliado al 200 %', { width: 640, height: 400 }, 2],
  ])('cabe en %s, sin correr hacia los lados', async (screen, viewport, deviceScaleFactor) => {
    const small = await diner(browser, { viewport, deviceScaleFactor });
    await small.page.goto(restaurant.url);
    expect(await overflow(small.page)).toBe(0);
    await small.page.getByRole('button', { name: 'Buscar' }).click();
    expect(await overflow(small.page)).toBe(0);
    const sheet = await openItem(small.page, MOFONGO.name);
    const body = sheet.locator('.sheet-body');
    expect(await body.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await keepScreenshot(small.page, `diner-${screen.replace(/\W+/g, '-')}`);
    expect(small.errors).toEqual([]);
    await small.context.close();
  });

  it('crece el texto y lo recuerda', async () => {
    await page.goto(restaurant.url);
    await page.setViewportSize({ width: 320, height: 640 });
    const size = () =>
      page
        .locator('h3')
        .first()
        .evaluate((it) => getComputedStyle(it).fontSize);
    const normal = parseFloat(await size());
    const info = await openInfo(page);
    await page.getByRole('button', { name: 'Tamaño del texto' }).click();
    await page.getByText('Texto grande').waitFor();
    await page.getByRole('button', { name: 'Tamaño del texto' }).click();
    await page.getByText('Texto muy grande').waitFor();
    expect(await barriers(page)).toEqual([]);
    await info.getByRole('link', { name: 'Cerrar' }).click();
    await page.reload();
    expect(parseFloat(await size())).toBeGreaterThan(normal);
    expect(await overflow(page)).toBe(0);
    await keepScreenshot(page, 'diner-very-large-text-320');
    await page.setViewportSize(PHONE.viewport);
  });

  itWith('media')('se imprime con precios y sin botones', async () => {
    await page.goto(restaurant.url);
    await page.setViewportSize(LETTER);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['desde RD$450.00', 'Para dos RD$790.00', 'RD$265.00']) {
      await page.getByText(text).first().waitFor();
    }
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await keepScreenshot(page, 'diner-print');
    expect((await page.pdf({ format: 'Letter' })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: null });
    await page.setViewportSize(PHONE.viewport);
  });

  itWith('foreign frames')(
    'se puede en la página del propio restaurante, en un marco que solo tiene el menú',
    async () => {
      const { origin } = new URL(restaurant.url);
      const site = createServer((_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!doctype html><script src="${origin}/embed.js" async></script>
        <cartaviva-menu menu="${restaurant.menuId}" lang="en">-</cartaviva-menu>
        <iframe id="menu" src="${origin}/insertar/${restaurant.menuId}" height="600"></iframe>
        <iframe id="panel" src="${origin}/login"></iframe>`);
      }).listen(0);
      await once(site, 'listening');
      // The browser logs an error for the frame that it blocks, so this page is not watched for errors.
      const context = await browser.newContext(DESK);
      const own = await context.newPage();
      await own.goto(`http://localhost:${(site.address() as AddressInfo).port}`);

      const element = own.locator('cartaviva-menu iframe');
      const menu = element.contentFrame();
      await menu.getByText('Individual').waitFor();
      const isAsHighAsTheMenu = async () => {
        const { height } = (await element.boundingBox())!;
        return height === Math.ceil((await menu.locator('body').boundingBox())!.height);
      };
      await eventually(isAsHighAsTheMenu, 'the frame is not as high as the menu');
      expect(await menu.locator('html').getAttribute('lang')).toBe('en');
      await menu.getByRole('link', { name: 'Pork mofongo' }).click();
      expect(await menu.getByRole('dialog').count()).toBe(0);

      const framed = own.frameLocator('#menu');
      await framed.getByRole('link', { name: MOFONGO.name }).click();
      await framed.getByRole('dialog').waitFor();
      expect(own.frames().some((frame) => frame.url().endsWith('/login'))).toBe(false);
      expect(await context.cookies()).toEqual([]);
      await keepScreenshot(own, 'menu-on-another-site');
      await context.close();
      site.close();
      site.closeAllConnections();
    },
  );

  it('dice que no existe lo que no existe', async () => {
    const { context, page: lost } = await diner(browser);
    await lost.goto(restaurant.url.replace(/[0-9a-f]{12}$/, '000000000000'));
    await lost.getByRole('heading', { name: 'Menú no encontrado' }).waitFor();
    await lost.getByText('Este menú no existe o no está publicado.').waitFor();
    expect(await barriers(lost)).toEqual([]);
    await context.close();
  });
});
