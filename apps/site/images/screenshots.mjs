import { chromium } from 'playwright-core';
import { resolve } from 'node:path';
import sharp from 'sharp';

/**
 * Takes images of a running system: the demonstration's phone in both color schemes, and the image for link previews.
 * `node apps/site/images/screenshots.mjs http://localhost:3000`
 */
const [url = 'http://localhost:3000'] = process.argv.slice(2);
const LANDING = resolve(import.meta.dirname, '../src/landing/images');
const PUBLIC = resolve(import.meta.dirname, '../../owner-shell/public');
const PHONE = 'iframe[src="/menu-preview"]';
const DESK = { width: 1440, height: 900 };
const LINK_IMAGE = { width: 1200, height: 630 };

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/**
 * Opens the landing page with its demonstration running. @param {'light' | 'dark'} colorScheme @param {{ width:
 * number, height: number }} viewport
 */
async function landing(colorScheme, viewport) {
  const page = await browser.newPage({ colorScheme, viewport, deviceScaleFactor: 2 });
  await page.goto(url);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForSelector(`${PHONE}:visible`);
  await page.frameLocator(PHONE).locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  const page = await landing(theme, DESK);
  const shot = await page.locator(PHONE).screenshot();
  await sharp(shot)
    .resize({ width: 600 })
    .avif({ quality: 48, effort: 8 })
    .toFile(resolve(LANDING, `phone-${theme}.avif`));
  await page.close();
}

const page = await landing('light', LINK_IMAGE);
await page.addStyleTag({
  content:
    'header, a[href="/chat"] { display: none !important } h1 ~ ul, h1 ~ div { display: none !important }',
});
await sharp(await page.screenshot())
  .resize(LINK_IMAGE)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(resolve(PUBLIC, 'og.jpg'));
await browser.close();
