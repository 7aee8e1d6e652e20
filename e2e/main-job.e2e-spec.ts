import jsQR from 'jsqr';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { codeMailedBy, linkMailedTo } from '@cartaviva/tools/api/inbox.mjs';
import { readRunning } from '@cartaviva/tools/start/running.mjs';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { violationsOn } from './support/accessibility';
import { Thumb } from './support/thumb';
import { DESK, system, keepScreenshot, launch, PHONE, watchedPage } from './support/browser';

/** The first request of a visitor asks for the current user. Its 401 appears on Chromium's console. */
const EXPECTED = /401 \(Unauthorized\).*\/api\/auth\/user/;

describe('el trabajo principal', () => {
  let browser: Browser;
  let owner: { page: Page; errors: string[] };
  let qrText = '';
  let menuId = '';
  const email = `rosa-${randomUUID().slice(0, 8)}@ejemplo.do`;

  beforeAll(async () => {
    browser = await launch();
    owner = await watchedPage(await browser.newContext({ ...DESK, acceptDownloads: true }));
  });

  it('la dueña se registra y confirma el código que le llega por correo', async () => {
    const { page } = owner;
    await page.goto(`${system().url}/registro`);
    await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
    await page.getByLabel('Apellido').fill('Méndez');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('clave-de-rosa');
    await keepScreenshot(page, 'registro-desk');
    const code = await codeMailedBy(system().inboxUrl, email, () =>
      page.getByRole('button', { name: 'Crear Cuenta' }).click(),
    );
    await page.getByRole('heading', { name: 'Verifica tu email' }).waitFor();
    await page.getByLabel('Código de verificación').fill(code);
    // The guide to the first menu opens by itself, and one click leaves it.
    await page.waitForURL('**/empezar');
    await page.getByRole('link', { name: 'Ahora no' }).click();
    await page.getByRole('heading', { name: 'Panel de Control' }).waitFor();
    await keepScreenshot(page, 'dashboard-empty-desk');
  });

  it('crea su menú y le pone el nombre de su restaurante', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Empezar de otra forma' }).click();
    await page.getByRole('button', { name: /^En blanco/ }).click();
    await said(page, 'Menú creado exitosamente.');
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await page.waitForURL('**/editor/*');
    await page.getByLabel(/Nombre del restaurante/).fill('El Conuco de Rosa');
    await page.getByLabel(/Título del menú/).fill('Almuerzo');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await said(page, 'Menú guardado correctamente.');
    await keepScreenshot(page, 'editor-info-desk');
  });

  it('agrega una categoría y un plato con foto', async () => {
    const { page } = owner;
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await page.getByRole('button', { name: 'Nueva categoría' }).click();
    await page.getByLabel('Nombre de la categoría').fill('Platos fuertes');
    await page.getByRole('button', { name: 'Crear', exact: true }).click();
    await page.getByRole('heading', { name: /Platos fuertes/ }).waitFor();

    await page.getByRole('button', { name: 'Agregar primer ítem' }).click();
    const form = page.getByRole('form', { name: 'Agregar ítem' });
    await form.getByRole('button', { name: 'Agregar ítem' }).click();
    await said(page, 'El nombre y precio son obligatorios.');
    await form.getByLabel(/Nombre/).fill('Locrio de pica-pica');
    await form.getByLabel(/Precio/).fill('285.5');
    await form.getByRole('button', { name: 'Más opciones' }).click();
    await form.getByLabel('Descripción').fill('Con arenque, ají y un toque de orégano.');
    await form.getByLabel('Categoría').selectOption({ label: 'Platos fuertes' });

    await form.getByRole('button', { name: 'Subir foto' }).click();
    const image = await plate();
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'locrio.jpg', mimeType: 'image/jpeg', buffer: image });
    await page.getByRole('button', { name: 'Subir imagen' }).click();
    await said(page, 'Imagen subida exitosamente');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: 'Agregar ítem' }).click();
    await said(page, 'Item creado correctamente.');
    await said(page, 'RD$285.50');
    await keepScreenshot(page, 'editor-items-desk');
  });

  it('publica y descarga un código QR que lleva a su menú', async () => {
    const { page } = owner;
    await page.getByRole('tab', { name: 'QR' }).click();
    await said(page, 'Publica tu menú para generar el código QR');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Tu menú está en línea' });
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PNG' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('el-conuco-de-rosa.png');
    qrText = await read(readFileSync(await download.path()));
    expect(qrText).toMatch(new RegExp(`^${system().url}/q/[0-9A-Z]{7}$`, 'i'));
    await keepScreenshot(page, 'editor-qr-desk');
    expect(owner.errors.filter((error) => !EXPECTED.test(error))).toEqual([]);
  });

  it('el comensal lo abre en su teléfono y lee el plato con su foto', async () => {
    const { page, errors } = await watchedPage(await browser.newContext(PHONE));
    await page.goto(qrText);
    await page.getByRole('heading', { name: 'El Conuco de Rosa' }).waitFor();
    await said(page, 'Locrio de pica-pica');
    await said(page, 'RD$285.50');
    const drawn = page.locator('img').first();
    await drawn.scrollIntoViewIfNeeded();
    await eventually(
      () => drawn.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      'the photo did not load',
    );
    await keepScreenshot(page, 'menu-phone');
    const violations = await violationsOn(page);
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(errors).toEqual([]);
    await eventually(() => !page.url().includes('source='), 'the mark stays in the address');
    menuId = new URL(page.url()).pathname.slice('/menu/'.length);
  });

  itWith('no scripts')('el menú se lee sin JavaScript', async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(qrText);
    await said(page, 'Locrio de pica-pica');
    await context.close();
  });

  it('y su visita queda contada una vez, como escaneada', async () => {
    const client = new pg.Client({ connectionString: readRunning(system().data).postgresUrl });
    await client.connect();
    try {
      const visits = () =>
        client.query('SELECT source FROM menus.menu_visits WHERE menu_id = $1', [menuId]);
      await eventually(async () => (await visits()).rowCount !== 0, 'no visit was counted');
      expect((await visits()).rows).toEqual([{ source: 'qr' }]);
    } finally {
      await client.end();
    }
  });
});

const PASTED = `DESAYUNOS
Mangú con los tres golpes 325
Avena caliente 120
Yuca con huevos 210

PLATOS FUERTES
La bandera 285
Sancocho de siete carnes 450
Mofongo de chicharrón 425
Chivo liniero 545
Pescado con coco 620

BEBIDAS
Jugo de chinola 110
Morir soñando 150
Café 45
Agua 40`;

describe('de la portada a los habladores, en un teléfono', () => {
  it('toma a lo más 20 toques y 6 campos, además de la lista pegada', async () => {
    const browser = await launch();
    const context = await browser.newContext({ ...PHONE, acceptDownloads: true });
    const { page, errors } = await watchedPage(context);
    const thumb = new Thumb(page);
    const email = `nueva-${randomUUID().slice(0, 8)}@ejemplo.do`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    // Counts the tap on the button of the landing page.
    thumb.taps += 1;
    await page.goto(`${system().url}/registro`);
    await thumb.type('Nombre', 'Altagracia');
    await thumb.type('Apellido', 'Peña');
    await thumb.type('Email', email);
    await thumb.type('Contraseña', 'clave-de-altagracia');
    await thumb.tap(button('Crear Cuenta'));
    await page.getByRole('heading', { name: 'Verifica tu email' }).waitFor();

    // Counts the taps on the mail and on the button in it.
    thumb.taps += 2;
    await page.goto(await linkMailedTo(system().inboxUrl, email));
    const confirm = button('Confirmar mi correo');
    await Promise.race([confirm.waitFor(), page.waitForURL('**/empezar')]);
    if (await confirm.isVisible()) await thumb.tap(confirm);
    await page.waitForURL('**/empezar');

    await page.getByRole('heading', { name: '¿Cómo se llama tu restaurante?' }).waitFor();
    await keepScreenshot(page, 'guide-name-phone');
    await thumb.type('Nombre del restaurante *', 'Comedor Altagracia');
    await thumb.type('Teléfono', '809 555 0142');
    await thumb.tap(button('Seguir'));
    await thumb.paste(page.getByLabel('Tus platos y precios'), PASTED);
    await keepScreenshot(page, 'guide-dishes-phone');
    await thumb.tap(button('Leer mi menú'));
    await page.getByText('12 platos', { exact: true }).first().waitFor();
    await keepScreenshot(page, 'guide-review-phone');
    expect((await violationsOn(page)).map(({ id }) => id)).toEqual([]);
    await thumb.tap(button('Agregar 12 platos'));
    await keepScreenshot(page, 'guide-publish-phone');
    await thumb.tap(button('Publicar mi menú'));
    const downloading = page.waitForEvent('download');
    await thumb.tap(button('Imprimir habladores'));
    const tents = readFileSync(await (await downloading).path());
    await keepScreenshot(page, 'guide-published-phone');

    expect(tents.subarray(0, 5).toString()).toBe('%PDF-');
    expect(thumb.fields).toHaveLength(6);
    expect(thumb.taps).toBeLessThanOrEqual(20);
    expect(errors.filter((error) => !EXPECTED.test(error))).toEqual([]);
  });
});

/** Waits for a text on the page. Toasts appear twice, once for screen readers. */
function said(page: Page, text: string): Promise<void> {
  return page.getByText(text, { exact: true }).first().waitFor();
}

function plate(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="#7a4a2b"/><circle cx="800" cy="600" r="460" fill="#fbf7ef"/>
    <circle cx="800" cy="600" r="300" fill="#d98b3a"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

async function read(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}
