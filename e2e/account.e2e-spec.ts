import type { Browser, Page } from 'playwright-core';
import { DESK, system, keepScreenshot, launch, watchedPage } from './support/browser';
import { itWith } from './support/engines/engine';
import { menuOf, ownerOn, PASSWORD, type OwnerAtWork } from './support/owner';

/** Screens that store something in the browser. */
const STORING = [
  '/dashboard',
  '/editor/MENU',
  '/cocina',
  '/demo-dashboard',
  '/cookies',
  '/menu/MENU',
];
const OTHERS = [
  '/analytics',
  '/precios',
  '/personas',
  '/profile',
  '/profile/plan',
  '/empezar',
  '/',
  '/ayuda',
  '/documentacion-api',
  '/estado-sistema',
  '/invitacion',
];

describe('la cuenta', () => {
  let browser: Browser;
  let page: Page;
  let troubles: OwnerAtWork['troubles'];
  beforeAll(async () => {
    browser = await launch();
    ({ page, troubles } = await ownerOn(browser, DESK, { hasPassword: true }));
  });

  it('crea una clave de API que abre sus menús hasta que la revoca', async () => {
    await page.goto('/profile');
    await page.getByLabel('Nombre de la clave').fill('Punto de venta');
    await page.getByRole('button', { name: 'Crear clave' }).click();
    const key = await page.getByLabel('Clave de API').inputValue();
    expect(key).toMatch(/^cv_live_/);
    const menus = () =>
      fetch(`${system().url}/api/menus`, { headers: { authorization: `Bearer ${key}` } });
    expect((await menus()).status).toBe(200);
    await page.getByRole('button', { name: 'Ya la guardé' }).click();
    await keepScreenshot(page, 'profile-desk');

    await page.getByRole('button', { name: /Revocar la clave/ }).click();
    await page.getByRole('button', { name: 'Revocar clave' }).click();
    await page.getByText('Clave revocada', { exact: true }).first().waitFor();
    const { status, headers } = await menus();
    expect(status).toBe(401);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('se puede borrar, y arrepentirse a tiempo', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña, para confirmar').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    await page
      .getByText(/Tu cuenta se borrará el/)
      .first()
      .waitFor();
    await keepScreenshot(page, 'profile-closing-desk');
    await page.getByRole('button', { name: 'Cancelar borrado' }).click();
    await page.getByText('Borrado cancelado', { exact: true }).first().waitFor();
    expect(troubles()).toEqual([]);
  });

  itWith('early scripts').each([
    ['se usa entera en un navegador que rechaza', 'throws', [...STORING, ...OTHERS]],
    ['se usa en un navegador que no tiene', 'null', STORING],
  ])('%s su almacenamiento', async (_, storage, screens) => {
    const owner = await ownerOn(browser, DESK);
    const menu = await menuOf(owner.api, [{ name: 'Mofongo', price: '350.00' }], {
      isPublished: true,
    });
    const { page, errors } = await watchedPage(owner.page.context());
    await page.addInitScript(lackStorage, storage);
    for (const path of screens) {
      const screen = path.replace('MENU', menu.id);
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([screen, await page.getByText('Algo salió mal').count(), errors]).toEqual([
        screen,
        0,
        [],
      ]);
    }
  });
});

/** Runs in the page before its own scripts. */
function lackStorage(how: string): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    const get = () => {
      if (how === 'null') return null;
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, name, { get });
  }
}
