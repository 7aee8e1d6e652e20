import { templateImage } from '@cartaviva/menu-templates';
import type { Browser, Page } from 'playwright-core';
import { addressOf, keepScreenshot, launch } from './support/browser';
import { barriers, diner, itemRow, openItem } from './support/diner';
import { can, itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { Finger } from './support/finger';
import { Restaurant, SALAD } from './support/restaurant';

const PHOTO = templateImage('portada-comedor-criollo');

describe('un plato de cerca', () => {
  let browser: Browser;
  let restaurant: Restaurant;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
    ({ page, errors } = await diner(browser));
  });

  afterAll(() => {
    expect(errors).toEqual([]);
  });

  it('abre y cierra un plato con el teclado solo', async () => {
    await page.goto(restaurant.url);
    const link = page.getByRole('link', { name: SALAD.name, exact: true });
    if (can('accessible tree')) {
      expect(await itemRow(page, SALAD.name).ariaSnapshot()).toBe(SALAD_ARIA.row);
    }
    await press(page, 'Tab', () => isFocused(link));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: SALAD.name });
    await sheet.waitFor();
    expect(await barriers(page)).toEqual([]);
    if (can('accessible tree')) expect(await sheet.ariaSnapshot()).toBe(SALAD_ARIA.sheet);
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
    // Firefox only handles keys in the window that was opened last.
    const { context, page: large } = await diner(browser);
    await large.goto(restaurant.url);
    const sheet = await openItem(large, SALAD.name);
    const photo = sheet.getByRole('button', { name: 'Ampliar la foto' });
    const width = async () => (await photo.boundingBox())!.width;
    const whole = await width();
    await photo.press('Enter');
    await sheet.getByRole('button', { name: 'Ampliar la foto', pressed: true }).waitFor();
    // Visible scroll bars reduce the width, so the factor is slightly below two.
    expect(await width()).toBeGreaterThan(1.9 * whole);
    expect(await barriers(large)).toEqual([]);
    await keepScreenshot(large, 'diner-zoomed-photo-phone');
    const { x } = (await photo.boundingBox())!;
    await photo.press('ArrowRight');
    await eventually(async () => (await photo.boundingBox())!.x < x, 'the photo does not move');
    await photo.press('Enter');
    await eventually(async () => (await width()) === whole, 'the photo stays large');
    await large.keyboard.press('ArrowRight');
    await large.getByRole('dialog', { name: 'Sopa número 1' }).waitFor();
    await context.close();
  });

  itWith('touch')('un dedo mueve la foto ampliada, y la que no lo está pasa de plato', async () => {
    const finger = await Finger.on(page);
    await page.goto(restaurant.url);
    const sheet = await openItem(page, SALAD.name);
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
    const moved = () => page.evaluate(() => visualViewport!.pageLeft > 0);
    await eventually(moved, 'what two fingers enlarged stays');
    expect(await page.getByRole('dialog', { name: SALAD.name }).isVisible()).toBe(true);
    await finger.pinchTo(1);
    await finger.swipeLeft(middle, 160);
    await page.getByRole('dialog', { name: 'Sopa número 1' }).waitFor();
  });
});

const SALAD_ARIA = {
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

/** Runs in the page and counts started CSS animations in `begun` from then on. */
function countAnimations(): void {
  Object.assign(globalThis, { begun: 0 });
  addEventListener(
    'animationstart',
    () => ((globalThis as unknown as { begun: number }).begun += 1),
  );
}

/** Runs in the page. After two frames, events of the first frame have been dispatched. */
function twoFrames(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** Presses a key until a condition holds, at most as often as a menu has links. */
async function press(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press(key);
    if (await holds()) return;
  }
  throw new Error(`${key} did not lead there`);
}

const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);

/**
 * Name of the focused control, `browser` when nothing in the page has the focus, or `outside` for a control outside
 * of the sheet.
 */
function whereFocusIs(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'browser';
  if (!focused.closest('dialog')) return 'outside';
  return focused.getAttribute('aria-label') ?? focused.textContent;
}
