import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { SAMPLE_OWNER } from '@cartaviva/tools/start/sample/la-cocina-de-carmen.mjs';
import { chromium } from 'playwright-core';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { PUBLIC_ADDRESS, showPublicly } from './public-face.mjs';

/**
 * Takes the help center's screenshots from a system that runs under the public address. Run `npm start` once to
 * create the sample restaurant. Run it again with `PUBLIC_URL=https://cartaviva.do`, `SMTP_URL=smtp://127.0.0.1:9`
 * and the contacts of `deploy/new-env.sh cartaviva.do`. Names after the address select single images: `node
 * apps/site/images/help.mjs http://localhost:3000 qr imprimir`.
 */
const [address = 'http://localhost:3000', ...wanted] = process.argv.slice(2);
const url = PUBLIC_ADDRESS;
const FOLDER = resolve(import.meta.dirname, '../src/help/images');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 760 };
/** Width of images in an article, and maximum file size for readers with a weak signal. */
const SHOWN_WIDTH = 960;
const MAX_BYTES = 40_000;
/** Number of menu visits to create, so that the dashboard is not empty. */
const VISITS = 37;
const TELEPHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

const face = await showPublicly(address);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', ...face.flags],
});
const context = await browser.newContext({
  viewport: DESK,
  deviceScaleFactor: 1.5,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'es-DO',
});
const page = await context.newPage();
page.setDefaultTimeout(15_000);

/**
 * Saves a screenshot with the best quality that the size limit allows. @param {string} name @param
 * {import('playwright-core').Page} [of]
 */
async function keep(name, of = page) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await of.waitForLoadState('networkidle');
  const shot = await of.screenshot({ animations: 'disabled' });
  for (let quality = 82; ; quality -= 6) {
    const image = await sharp(shot)
      .resize({ width: Math.min(SHOWN_WIDTH, of.viewportSize()?.width ?? SHOWN_WIDTH) })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (image.length > MAX_BYTES && quality > 40) continue;
    await writeFile(resolve(FOLDER, `${name}.webp`), image);
    console.log(`${name}.webp: ${image.length} bytes`);
    return;
  }
}

/** @param {string} name */
const press = (name) => page.getByRole('button', { name, exact: true }).first().click();
/** @param {string} name */
const openTab = (name) => page.getByRole('tab', { name, exact: true }).click();
/** @param {string} name */
async function choose(name) {
  await page.getByRole('button', { name: 'Más acciones del menú' }).click();
  await page.getByRole('menuitem', { name }).click();
}

const owner = new Owner(address, address);
await owner.signIn(SAMPLE_OWNER.email, SAMPLE_OWNER.password);
const [menu] = await owner.call('GET', '/api/menus');
await owner.call('PUT', `/api/menus/${menu.id}`, { languages: ['en'] });
for (let diner = 0; diner < VISITS; diner += 1) {
  const visit = {
    menuId: menu.id,
    visitorId: `comensal-${diner}`,
    source: 'qr',
    userAgent: TELEPHONE,
  };
  await fetch(`${address}/api/menu-visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': TELEPHONE },
    body: JSON.stringify(visit),
  });
}

await page.goto(`${url}/login`);
await page.getByLabel('Email').fill(SAMPLE_OWNER.email);
await page.getByLabel('Contraseña', { exact: true }).fill(SAMPLE_OWNER.password);
await press('Iniciar Sesión');
await page.waitForURL('**/dashboard');
await page.getByRole('button', { name: 'Crear menú' }).waitFor();

await press('Crear menú');
await page.getByRole('dialog').getByText('Plantillas').waitFor();
await keep('empezar');
await page.keyboard.press('Escape');

await page
  .getByRole('link', { name: /^Editar/ })
  .first()
  .click();
await page.waitForURL('**/editor/*');
await openTab('Info');
await page.getByLabel(/Nombre del restaurante/).waitFor();
await keep('info');

await openTab('Ítems');
await page.getByRole('button', { name: 'Nueva categoría' }).first().waitFor();
await keep('items');
await choose('Cambiar precios');
await page.getByRole('dialog').getByText('Cómo quedan').waitFor();
await page
  .getByRole('dialog')
  .getByRole('spinbutton')
  .or(page.getByRole('dialog').getByRole('textbox'))
  .first()
  .fill('10');
await keep('precios');
await page.keyboard.press('Escape');

await openTab('Idiomas');
await page.getByRole('region', { name: 'Traducciones' }).getByRole('textbox').first().waitFor();
await keep('idiomas');

await openTab('QR');
await page.getByRole('heading', { name: 'Para imprimir' }).waitFor();
await keep('imprimir');
await page
  .getByRole('button', { name: 'Descargar PNG' })
  .evaluate((button) => button.scrollIntoView({ block: 'center' }));
await keep('qr');

await page.goto(`${url}/profile#integraciones`);
await page.getByRole('heading', { name: 'Claves de API' }).scrollIntoViewIfNeeded();
await keep('claves');

await page.goto(`${url}/dashboard`);
await page.getByText(`${VISITS}`, { exact: true }).first().waitFor();
await keep('panel');

const diner = await browser.newPage({
  viewport: PHONE,
  colorScheme: 'light',
  deviceScaleFactor: 2,
});
await diner.goto(`${url}/menu/${menu.id}`);
await keep('menu', diner);
await browser.close();
face.close();
