import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { itWith } from './support/engines/engine';
import { eventually } from './support/eventually';
import { DESK, eachDevice, launch, system } from './support/browser';
import { judge, said } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** Limit for the compressed size of the scripts when the dashboard opens, in bytes. */
const MAX_SCRIPT_BYTES = 218_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const cards = (page: Page) => page.getByRole('region', { name: 'Mis menús' }).getByRole('listitem');

describe.each(eachDevice())('el panel, en %s', (_, device, shot) => {
  it('muestra menús, visitas y actividad, y deja duplicar, borrar y deshacer', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const { id } = await menuOf(api, [{ name: 'Mofongo', price: '350' }], { isPublished: true });
    const visit = { menuId: id, visitorId: 'visitante-de-prueba', source: 'qr' };
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/156 Mobile' };
    await fetch(new URL('/api/menu-visits', api.baseUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(visit),
    });
    const views = async () => {
      const [first] = (await api.call('GET', '/api/dashboard/analytics')) as { views: number }[];
      return first?.views === 1;
    };
    await eventually(views, 'the visit was not counted');
    await page.goto('/dashboard');
    await said(page, 'Nuevo ítem: Mofongo');
    await page
      .getByRole('table', { name: 'Visitas de Carta por día' })
      .waitFor({ state: 'attached' });
    await judge(page, `dashboard-${shot}`);

    await press(page, 'Más acciones de Carta');
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await judge(page, `dashboard-duplicate-${shot}`);
    await press(page, /^Copia aparte/);
    await page.getByRole('heading', { name: /^Copia de Carta/ }).waitFor();
    await press(page, /^Más acciones de Copia de Carta/);
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await judge(page, `dashboard-delete-${shot}`);
    await press(page, 'Eliminar');
    await eventually(async () => (await cards(page).count()) === 1, 'the copy is still there');
    await press(page, 'Deshacer');
    await eventually(async () => (await cards(page).count()) === 2, 'the copy is not back');
    expect(troubles()).toEqual([]);
  });

  it('empieza un menú desde una plantilla, y dice cuándo el plan no da para más', async () => {
    const { page, troubles } = await ownerOn(browser, device);
    await page.goto('/dashboard');
    await press(page, 'Empezar de otra forma');
    await page.getByRole('button', { name: /Comedor criollo/i }).waitFor();
    await judge(page, `start-${shot}`);
    await page.getByRole('button', { name: /Comedor criollo/i }).click();
    await said(page, 'Menú creado exitosamente.');
    await cards(page).first().waitFor();
    await press(page, 'Editar ahora');
    await page.waitForURL('**/editor/*');
    await page.getByRole('tab', { name: 'Ítems' }).click();
    await page.getByText(/^\d+ ítems en \d+ categorías$/).waitFor();
    await judge(page, `template-${shot}`);
    expect(troubles()).toEqual([]);
  });
});

describe('el marco', () => {
  it('se maneja con el teclado solo: saltar al contenido, atajos, avisos', async () => {
    const { page, troubles } = await ownerOn(browser, DESK);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Panel de Control' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/contenido/i);
    await page.keyboard.press('Enter');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
    await judge(page, 'shortcuts-desk');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(troubles()).toEqual([]);
  });

  itWith('media')(
    'es oscuro para quien lo quiere oscuro, y quieto para quien lo quiere quieto',
    async () => {
      const dark = { ...DESK, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
      const { page, api, troubles } = await ownerOn(browser, dark);
      await menuOf(api, [{ name: 'Mofongo', price: '350' }]);
      await page.goto('/dashboard');
      await cards(page).first().waitFor();
      await judge(page, 'dashboard-dark-desk');
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
      expect(troubles()).toEqual([]);
    },
  );

  it('dice que la sesión terminó, sin llevarse a nadie de lo que escribía', async () => {
    const { page, api } = await ownerOn(browser, DESK);
    const { id } = await menuOf(api, []);
    await page.goto(`/editor/${id}`);
    await page.getByLabel(/Título del menú/).fill('Carta de noche');
    await page.context().clearCookies();
    await press(page, 'Guardar');
    await page.getByRole('alertdialog', { name: 'Sesión expirada' }).waitFor();
    expect(await page.getByLabel(/Título del menú/).inputValue()).toBe('Carta de noche');
    await judge(page, 'session-ended-desk');
  });

  itWith('network')('explica que una parte no llegó, y la página que no existe', async () => {
    const { page } = await ownerOn(browser, DESK);
    await page.route('**/remotes/owner-account/**', (route) => route.abort());
    await page.goto('/profile');
    await page.getByRole('button', { name: /Reintentar|Volver a intentar/ }).waitFor();
    await judge(page, 'remote-failed-desk');
    await page.unroute('**/remotes/owner-account/**');
    const answer = await page.goto('/no-existe');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
    await judge(page, '404-desk');
  });

  itWith('network', 'idle')(
    'cabe en 218 KB de script al abrir el panel, y no trae nada del editor ni de los gráficos',
    async () => {
      const { page: known } = await ownerOn(browser, DESK);
      await known.goto('/dashboard');
      const storageState = await known.context().storageState();
      const context = await browser.newContext({ ...DESK, storageState, baseURL: system().url });
      const page = await context.newPage();
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: 'Panel de Control' }).waitFor();
      const weighed = await Promise.all(
        scripts.map(async (script) => {
          const bytes = gzipSync(await script.body(), { level: 9 }).length;
          return { path: new URL(script.url()).pathname, bytes };
        }),
      );
      const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes < MAX_SCRIPT_BYTES ? [] : [bytes, weighed]).toEqual([]);
      const foreign = scripts.filter((script) => /owner-editor|\/analytics/.test(script.url()));
      expect(foreign).toEqual([]);
    },
  );
});
