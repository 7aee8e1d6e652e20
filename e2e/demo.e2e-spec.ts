import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESK, eachDevice, goBack, launch, system, watchedPage } from './support/browser';
import { judge, said } from './support/judge';
import { ownerOn } from './support/owner';

const KEYS = ['demoMode', 'demoUser', 'demoMenus'];

/** The first request of a visitor asks for the current user. Its 401 appears on Chromium's console. */
const EXPECTED = /401 \(Unauthorized\).*\/api\/auth\/user/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** Opens the landing page as a visitor, and records the requests and errors of their browser. */
async function visitorOn(device: BrowserContextOptions) {
  const context = await browser.newContext({ ...device, baseURL: system().url });
  const { page, errors } = await watchedPage(context);
  const writes: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/');
  const asked = Date.now();
  await page.getByRole('button', { name: 'Probar Demo' }).first().click();
  await said(page, '¡Modo Demo Activado!');
  await page.waitForURL('**/demo-dashboard');
  await page.getByRole('heading', { name: 'Carta de mar' }).waitFor();
  const troubles = () => errors.filter((error) => !EXPECTED.test(error));
  return { page, writes, troubles, openedAfterMs: Date.now() - asked };
}

const entries = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key) !== null), KEYS);

const menuNames = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents();

const showsImage = (image: Locator) => image.evaluate((image: HTMLImageElement) => image.decode());

const leftBehind = { nothing: [false, false, false], all: [true, true, true] };

async function pick(page: Page, menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe.each(eachDevice())('la demo, en %s', (_, options, device) => {
  let visitor: Awaited<ReturnType<typeof visitorOn>>;
  beforeAll(async () => {
    visitor = await visitorOn(options);
  });
  afterAll(() => visitor?.page.context().close());

  it('se abre desde la portada tras un aviso, con tres menús de ejemplo', async () => {
    const { page, openedAfterMs } = visitor;
    expect(openedAfterMs).toBeGreaterThanOrEqual(1000);
    const summary = page.getByRole('region', { name: 'Resumen' });
    for (const figure of ['3', '24', '2']) {
      await summary.getByText(figure, { exact: true }).waitFor();
    }
    expect(await menuNames(page)).toHaveLength(3);
    const list = page.getByRole('region', { name: 'Menús de ejemplo' });
    expect(await list.getByText('Publicado', { exact: true }).count()).toBe(2);
    expect(await list.getByText('Borrador', { exact: true }).count()).toBe(1);
    expect(await entries(page)).toEqual(leftBehind.all);
    await judge(page, `demo-dashboard-${device}`);
  });

  it('crea, duplica, muestra y elimina menús, y los devuelve', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Crear menú' }).click();
    await page.getByRole('button', { name: 'En blanco' }).click();
    await page.getByRole('heading', { name: 'Nuevo Menú' }).waitFor();
    await pick(page, 'Más acciones de Carta de mar', 'Duplicar');
    await said(page, /está lista como borrador/);
    expect(await menuNames(page)).toHaveLength(5);
    await page.getByRole('button', { name: 'Ver Carta de mar', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pick(page, 'Más acciones de Nuevo Menú', 'Eliminar');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByRole('heading', { name: 'Nuevo Menú' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('heading', { name: 'Nuevo Menú' }).waitFor();
  });

  it('empieza un menú desde una plantilla de la casa, con sus fotos', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Crear menú' }).click();
    const choice = page.getByRole('dialog', { name: '¿Cómo quieres empezar?' });
    await choice.getByRole('button', { name: /^Cafetería/ }).waitFor();
    expect(await choice.getByRole('listitem').count()).toBe(8);
    await showsImage(choice.locator('img').first());
    await judge(page, `demo-start-${device}`);
    await choice.getByRole('button', { name: /^Cafetería/ }).click();
    await said(page, 'Menú creado exitosamente. Es una demostración.');
    await page.getByRole('button', { name: 'Editar ahora' }).click();
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await showsImage(page.getByRole('tabpanel').locator('img').first());
    await judge(page, `demo-template-${device}`);
    await goBack(page);
    await page.getByRole('heading', { name: 'Cafetería' }).waitFor();
  });

  it('edita como el editor de verdad', async () => {
    const { page } = visitor;
    await page.goto('/demo/editor/demo-3');
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await page.getByRole('button', { name: 'Agregar ítem' }).first().click();
    await page.getByLabel(/^Nombre/).fill('Domplines');
    await page
      .getByLabel(/^Precio/)
      .first()
      .fill('120');
    await page.getByRole('button', { name: 'Agregar ítem', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Domplines' }).waitFor();
    await page.getByRole('switch', { name: 'Domplines está disponible' }).click();
    await said(page, 'No disponible');
    const first = (await page.getByRole('heading', { level: 3 }).allTextContents())[0]!;
    await pick(page, `Más acciones para ${first}`, 'Bajar');
    await page.waitForFunction((name) => document.querySelector('h3')?.textContent !== name, first);
    await judge(page, `demo-items-${device}`);
  });

  it('importa una tabla, cambia todos los precios y los deshace', async () => {
    const { page } = visitor;
    await pick(page, 'Más acciones del menú', 'Importar ítems');
    const table = page.getByRole('dialog', { name: 'Importar ítems' });
    await table.getByRole('textbox').fill('Nombre\tPrecio\tCategoría\nFlan\t95\tPostres');
    await table.getByRole('button', { name: 'Leer mi menú' }).click();
    await table.getByRole('button', { name: 'Importar 1 ítem' }).click();
    await table.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('heading', { name: 'Flan' }).waitFor();
    await pick(page, 'Más acciones del menú', 'Cambiar precios');
    const prices = page.getByRole('dialog', { name: 'Cambiar precios' });
    await prices.getByLabel('Por ciento').last().fill('100');
    await prices.getByRole('button', { name: /^Cambiar \d+ ítems/ }).click();
    await page.getByText('RD$190.00').first().waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('RD$95.00').first().waitFor();
  });

  it('publica, y lo cambiado sigue ahí al recargar', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Publicar', exact: true }).first().click();
    await page.getByRole('button', { name: 'Despublicar' }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Despublicar' }).first().click();
    await page.getByRole('button', { name: 'Publicar', exact: true }).first().waitFor();
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await page.getByRole('heading', { name: 'Flan' }).waitFor();
  });

  it('se ofrece en otro idioma, con lo que falta por traducir', async () => {
    const { page } = visitor;
    await page.getByRole('tab', { name: 'Info' }).click();
    await page.getByText('Inglés', { exact: true }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await said(page, 'Menú guardado correctamente.');
    await page.getByRole('tab', { name: 'Idiomas' }).click();
    await page
      .getByText(/textos al día · faltan \d+$/)
      .first()
      .waitFor();
    await judge(page, `demo-languages-${device}`);
  });

  it('sale sin dejar rastro, y nada salió nunca del navegador', async () => {
    const { page, writes, troubles } = visitor;
    await page.goto('/demo-dashboard');
    await page.getByRole('button', { name: 'Salir de la demo' }).click();
    await page.waitForURL(`${system().url}/`);
    await page.waitForFunction(() => localStorage.getItem('demoMode') === null);
    expect(await entries(page)).toEqual(leftBehind.nothing);
    expect(writes).toEqual([]);
    expect(troubles()).toEqual([]);
  });
});

describe('lo guardado en el navegador', () => {
  it('vuelve a los ejemplos cuando no se entiende', async () => {
    const { page } = await visitorOn(DESK);
    await page.evaluate(() => localStorage.setItem('demoMenus', '{oops'));
    await page.reload();
    await page.getByRole('heading', { name: 'Carta de mar' }).waitFor();
    expect(await menuNames(page)).toHaveLength(3);
    await page.context().close();
  });

  it('se borra al iniciar sesión', async () => {
    const { page } = await ownerOn(browser, DESK);
    await page.goto('/dashboard');
    await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, 'true')), KEYS);
    await page.goto('/demo-dashboard');
    await page.waitForURL('**/dashboard');
    await page.getByRole('main').waitFor();
    expect(await entries(page)).toEqual(leftBehind.nothing);
    await page.context().close();
  });
});
