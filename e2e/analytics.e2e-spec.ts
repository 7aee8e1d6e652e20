import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { eachDevice, goBack, launch, system } from './support/browser';
import { diner, lookElsewhere, openItem } from './support/diner';
import { can, currentEngine } from './support/engines/engine';
import { eventually } from './support/eventually';
import { judge } from './support/judge';
import { menuOf, ownerOn, type OwnerAtWork } from './support/owner';

/** Limit for the compressed size of the scripts that a menu's analytics add to the dashboard, in bytes. */
const MAX_SCRIPT_BYTES = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/**
 * A diner scans the code of table 4, opens an item, searches in vain, and switches to another app. Playwright does
 * not set the user agent of requests that the page sends after it is hidden, so those would count as a program's.
 */
async function visit(menuId: string, hasArrived: () => Promise<boolean>): Promise<void> {
  const { context, page, errors } = await diner(browser);
  const counted =
    can('network') && page.waitForResponse((reply) => reply.url().endsWith('/api/menu-visits'));
  await page.goto(`${system().url}/menu/${menuId}?source=qr&mesa=4`);
  await counted;
  const sheet = await openItem(page, 'Sancocho');
  await goBack(page);
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('mofongo');
  await page.getByRole('link', { name: 'Sancocho', exact: true }).waitFor({ state: 'hidden' });
  await lookElsewhere(page);
  await eventually(hasArrived, 'the visit did not reach the figures');
  expect(errors).toEqual([]);
  await context.close();
}

interface Seen {
  readonly totalViews: number;
  readonly details: { readonly searches: readonly unknown[] };
}

/** Creates a published menu that one diner has visited. @returns its ID */
async function visitedMenu(api: OwnerAtWork['api']): Promise<string> {
  const desserts = ['Flan', 'Tres leches', 'Habichuelas con dulce', 'Majarete'];
  const names = ['Sancocho', 'La bandera', 'Tostones', 'Yuca frita', ...desserts];
  const { id } = await menuOf(
    api,
    names.map((name) => ({ name, price: '250', category: 'Platos' })),
    { isPublished: true },
  );
  await visit(id, async () => {
    const seen = (await api.call('GET', `/api/menus/${id}/analytics?days=7`)) as Seen;
    return seen.totalViews === 1 && seen.details.searches.length === 1;
  });
  return id;
}

/** Owners open the analytics from the views on the dashboard, or from the actions of a menu. */
const ways = {
  desk: (page: Page) => page.getByRole('link', { name: 'Carta', exact: true }).click(),
  phone: async (page: Page) => {
    await page.getByRole('button', { name: 'Más acciones de Carta' }).click();
    await page.getByRole('menuitem', { name: 'Visitas' }).click();
  },
};

/** Compressed size of scripts, in bytes. */
async function sizeOf(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

describe.each(eachDevice())('las visitas de un menú, en %s', (_, device, shot) => {
  it('dicen lo que hizo un comensal, en gráficos, en tablas y en un archivo', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const id = await visitedMenu(api);
    await page.goto('/dashboard', { waitUntil: can('idle') ? 'networkidle' : 'load' });
    const scripts: Response[] = [];
    page.on('response', (reply) => {
      if (reply.request().resourceType() === 'script') scripts.push(reply);
    });
    await ways[shot](page);
    await page.waitForURL(`**/analytics/${id}*`);
    await page.getByRole('heading', { name: 'Visitas de Carta', level: 1 }).waitFor();

    const card = (title: string) => page.getByRole('group', { name: title, exact: true });
    const asTable = (title: string) =>
      page.getByRole('button', { name: `Ver como tabla: ${title}`, exact: true }).click();
    const searches = card('Lo buscaron y no estaba');
    await searches.getByText('«mofongo»').first().waitFor();
    const drawn = await searches.getByRole('listitem').allInnerTexts();
    expect(drawn.map((bar) => bar.split(/\s+/).slice(0, 2))).toEqual([['«mofongo»', '1']]);
    await card('Por mesa').getByText('Mesa 4').waitFor();
    await card('Los platos que más abren').getByText('Sancocho').waitFor();
    await card('Nadie los abrió').getByText('Flan').waitFor();
    // The scripts are the same in every engine, so one engine suffices.
    if (currentEngine() === 'Chromium')
      expect(await sizeOf(scripts)).toBeLessThan(MAX_SCRIPT_BYTES);
    await judge(page, `analytics-${shot}`);

    await asTable('Lo buscaron y no estaba');
    expect(await searches.getByRole('row').nth(1).innerText()).toMatch(/^«mofongo»\s+1$/);
    const views = card('Visitas por día');
    const chart = await views.getByRole('img').getAttribute('aria-label');
    expect(chart).toMatch(/Lo más alto: hoy, .*, con 1 visita\.$/);
    await asTable('Visitas por día');
    expect(await views.getByRole('row').last().innerText()).toMatch(/^hoy, .*\s1\s+1$/);
    await judge(page, `analytics-tables-${shot}`);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toContain('mofongo');
    expect(file).toContain('Sancocho');

    await page.goto('/analytics?dias=7');
    await page
      .getByRole('link', { name: 'Carta', exact: true })
      .filter({ visible: true })
      .waitFor();
    await judge(page, `analytics-all-${shot}`);
    expect(troubles()).toEqual([]);
  });
});
