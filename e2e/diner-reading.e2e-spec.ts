import { templateImage } from '@cartaviva/menu-templates';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { addressOf, goBack, keepScreenshot, DESK, launch, PHONE } from './support/browser';
import { barriers, diner, itemRow, openItem, overflow } from './support/diner';
import { can, itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { Finger } from './support/finger';
import { COCKTAIL, MOFONGO, Restaurant, SALAD } from './support/restaurant';

/** A sheet of paper as the screen measures it. */
const LETTER = { width: 816, height: 1056 };

const PHOTO = templateImage('portada-comedor-criollo');

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

      const answering = plain.waitForResponse(/lang=en/);
      await plain.getByRole('link', { name: 'English' }).click();
      expect((await answering).headers()['content-language']).toBe('en');
      await plain.getByText('18% ITBIS (sales tax) and 10% service charge').waitFor();
      await plain.getByRole('link', { name: 'Pork mofongo' }).waitFor();
      expect(await plain.locator('html').getAttribute('lang')).toBe('en');
      await keepScreenshot(plain, 'diner-english-without-script-phone');
      await context.close();
    },
  );

  it.each([
    ['sin logo', {}],
    ['con logo', { logoUrl: PHOTO }],
    ['con portada', { coverUrl: PHOTO }],
  ])(
    'enseña el nombre y un plato entero con su precio en 360 por 640, %s',
    async (kind, images) => {
      await restaurant.changeMenu({
        ...{ logoUrl: null, coverUrl: null, ...images },
        description: 'Cocina criolla a fuego lento. '.repeat(6),
      });
      const viewport = { width: 360, height: 640 };
      const small = await diner(browser, { viewport });
      await small.page.goto(restaurant.url);
      expect(await small.page.locator('header img').count()).toBe(Object.keys(images).length);
      const name = small.page.getByRole('heading', { name: 'El Fogón de Ana' });
      for (const seen of [name, itemRow(small.page, MOFONGO.name)]) {
        const { y, height } = (await seen.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(viewport.height);
      }
      await keepScreenshot(small.page, `diner-first-screen-360-${kind.replace(' ', '-')}`);
      expect(small.errors).toEqual([]);
      await small.context.close();
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
    await reader.getByRole('link', { name: 'English' }).click();
    await reader.getByText('From lowest to highest price').first().waitFor();
    expect(new URL(reader.url()).searchParams.get('mesa')).toBe('7');
    await context.close();
  });

  it('abre y cierra un plato con el teclado solo', async () => {
    await page.goto(restaurant.url);
    const link = page.getByRole('link', { name: SALAD.name, exact: true });
    if (can('accessible tree')) {
      expect(await itemRow(page, SALAD.name).ariaSnapshot()).toBe(SALAD_TOLD.row);
    }
    await press(page, 'Tab', () => isFocused(link));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: SALAD.name });
    await sheet.waitFor();
    expect(await barriers(page)).toEqual([]);
    if (can('accessible tree')) expect(await sheet.ariaSnapshot()).toBe(SALAD_TOLD.sheet);
    await keepScreenshot(page, 'diner-sheet-phone');

    const seen = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(await page.evaluate(whereFocusIs));
    }
    expect(seen).not.toContain('outside');
    expect(seen).toContain('Cerrar');
    expect(seen).toContain('Compartir');

    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await isFocused(link)).toBe(true);
    expect((await addressOf(page)).hash).toBe('');
  });

  itWith('media')('se mueve, y para quien pide que nada se mueva, se queda quieto', async () => {
    const moves = { 'no-preference': 1, reduce: 0 } as const;
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(restaurant.url);
      await page.evaluate(countAnimations);
      const sheet = await openItem(page, SALAD.name);
      await page.evaluate(twoFrames);
      const begun = await page.evaluate('begun');
      const next = sheet.getByRole('button', { name: 'Plato siguiente' });
      const stepping = await next.evaluate((button: HTMLElement) => {
        for (const animation of document.getAnimations()) animation.finish();
        button.click();
        return document.getAnimations().length;
      });
      const expected = moves[reducedMotion];
      expect([reducedMotion, begun, stepping]).toEqual([reducedMotion, expected, expected]);
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  it('amplía la foto de un plato; mientras tanto, las flechas la mueven y no pasan a otro', async () => {
    await restaurant.change(SALAD, { imageUrl: PHOTO });
    const { context, page: close, errors: wrong } = await diner(browser);
    await close.goto(restaurant.url);
    const sheet = await openItem(close, SALAD.name);
    const photo = sheet.getByRole('button', { name: 'Ampliar la foto' });
    const width = async () => (await photo.boundingBox())!.width;
    const whole = await width();
    await photo.press('Enter');
    // Where scroll bars take room, by so much less than twice.
    expect(await width()).toBeGreaterThan(1.9 * whole);
    await sheet.getByRole('button', { name: 'Ampliar la foto', pressed: true }).waitFor();
    expect(await barriers(close)).toEqual([]);
    await keepScreenshot(close, 'diner-zoomed-photo-phone');
    const { x } = (await photo.boundingBox())!;
    await photo.press('ArrowRight');
    await eventually(async () => (await photo.boundingBox())!.x < x, 'the photo does not move');
    await photo.press('Enter');
    expect(await width()).toBe(whole);
    await close.keyboard.press('ArrowRight');
    await close.getByRole('dialog', { name: 'Sopa número 1' }).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  itWith('touch')('un dedo mueve la foto ampliada, y la que no lo está pasa de plato', async () => {
    const { context, page: close } = await diner(browser);
    const finger = await Finger.on(close);
    await close.goto(restaurant.url);
    const sheet = await openItem(close, SALAD.name);
    const photo = sheet.getByRole('button', { name: 'Ampliar la foto' });
    const box = (await photo.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await photo.tap();
    const left = async () => (await photo.boundingBox())!.x;
    expect(await left()).toBeCloseTo(box.x - box.width / 2, 0);
    await finger.swipeLeft(middle, 160);
    await eventually(async () => (await left()) < box.x - box.width / 2, 'the photo stays');
    await photo.tap();
    await finger.pinchTo(2);
    await finger.swipeLeft({ x: 300, y: 300 }, 160);
    const moved = () => close.evaluate(() => visualViewport!.pageLeft > 0);
    await eventually(moved, 'what two fingers enlarged stays');
    expect(await close.getByRole('dialog', { name: SALAD.name }).isVisible()).toBe(true);
    await finger.pinchTo(1);
    await finger.swipeLeft(middle, 160);
    await close.getByRole('dialog', { name: 'Sopa número 1' }).waitFor();
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
    await page.getByRole('button', { name: 'Tamaño del texto' }).click();
    await page.getByText('Texto grande').waitFor();
    await page.getByRole('button', { name: 'Tamaño del texto' }).click();
    await page.getByText('Texto muy grande').waitFor();
    expect(await barriers(page)).toEqual([]);
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
      // What the browser says of the frame that it refuses is no error of ours.
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

/** What a screen reader is told of an item. */
const SALAD_TOLD = {
  row: `- listitem:
  - heading "Ensalada criolla" [level=3]:
    - link "Ensalada criolla":
      - /url: "#p-ensalada-criolla"
  - text: RD$225.00
  - paragraph: Vegano Sin Gluten
  - button "Agregar Ensalada criolla": +`,
  sheet: `- dialog "Ensalada criolla":
  - button "Cerrar": ×
  - button "Plato anterior": ‹
  - button "Plato siguiente": ›
  - status
  - heading "Ensalada criolla" [level=2]
  - paragraph: RD$225.00
  - paragraph: Vegano Sin Gluten
  - text: Nota para la cocina
  - textbox "Nota para la cocina":
    - /placeholder: Sin cebolla, término medio…
  - button "Compartir"
  - button "Uno menos de Ensalada criolla" [disabled]: −
  - status "Cantidad": "1"
  - button "Uno más de Ensalada criolla": +
  - button "Agregar · RD$225.00"`,
};

/** Runs in the page: how many animations of its style have begun is in `begun` from now on. */
function countAnimations(): void {
  Object.assign(globalThis, { begun: 0 });
  addEventListener(
    'animationstart',
    () => ((globalThis as unknown as { begun: number }).begun += 1),
  );
}

/** Runs in the page: two frames later, what began with the first one has been told. */
function twoFrames(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** Presses a key until something holds, at most as often as a menu has links. */
async function press(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press(key);
    if (await holds()) return;
  }
  throw new Error(`${key} did not lead there`);
}

const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);

/** The focused control's name; `browser` while it is on none of the page, `outside` of the sheet. */
function whereFocusIs(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'browser';
  if (!focused.closest('dialog')) return 'outside';
  return focused.getAttribute('aria-label') ?? focused.textContent;
}
