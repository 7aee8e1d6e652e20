import type { Browser, Page } from 'playwright-core';
import { launch, PHONE, system, watchedPage } from './support/browser';
import { largeTextFindings } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

const PUBLIC = [
  '/',
  '/login',
  '/registro',
  '/demo-dashboard',
  '/demo/editor/demo-1',
  '/centro-ayuda',
  '/centro-ayuda/primer-menu',
  '/estado-sistema',
  '/documentacion-api',
  '/terminos',
  '/nada',
];
const OWN = ['/dashboard', '/analytics', '/precios', '/cocina', '/personas', '/profile', '/ayuda'];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

async function read(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return largeTextFindings(page, address);
}

describe('letras del doble de tamaño, en teléfonos de todos los anchos', () => {
  it('caben en las páginas de todos', async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: system().url });
    const { page } = await watchedPage(context);
    const findings: string[] = [];
    for (const address of PUBLIC) findings.push(...(await read(page, address)));
    expect(findings).toEqual([]);
  });

  it('caben en las pantallas del dueño', async () => {
    const { page, api } = await ownerOn(browser, PHONE);
    const items = [{ name: 'Mofongo de chicharrón', price: '1450', category: 'Platos fuertes' }];
    const restaurantName = 'El Fogón de Doña Altagracia';
    const menu = await menuOf(api, items, { restaurantName, isPublished: true });
    const menus = [{ menuId: menu.id }];
    const place = await api.call('POST', '/api/restaurants', { name: restaurantName, menus });
    const email = 'rosa.encarnacion.de.la.cruz@restaurantes-unidos.do';
    await api.call('POST', '/api/invitations', { email, role: 'kitchen' });
    const findings: string[] = [];
    for (const address of [...OWN, '/restaurantes/nuevo', `/restaurantes/${place.id}`]) {
      findings.push(...(await read(page, address)));
    }
    await page.goto(`/editor/${menu.id}`);
    for (const name of ['QR', 'Idiomas', 'Historial', 'Info', 'Ítems']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      findings.push(...(await largeTextFindings(page, `editor ${name}`)));
    }
    await page.getByRole('button', { name: 'Agregar ítem' }).first().click();
    await page.getByLabel(/^Nombre/).waitFor();
    findings.push(...(await largeTextFindings(page, 'item')));
    expect(findings).toEqual([]);
  });
});
