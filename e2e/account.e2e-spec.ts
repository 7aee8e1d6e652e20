import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { codeMailedBy } from '@cartaviva/tools/api/inbox.mjs';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { eventually } from './support/eventually';
import {
  DESK,
  goBack,
  system,
  keepScreenshot,
  launch,
  PHONE,
  watchedPage,
} from './support/browser';
import { itWith } from './support/engines/engine';
import { menuOf, ownerOn, signIn } from './support/owner';

const SIGNED_OUT = /401 \(Unauthorized\).*\/api\/auth\/user/;

describe('la cuenta', () => {
  let browser: Browser;
  let page: Page;
  let errors: string[];
  const person = {
    email: `luis-${randomUUID().slice(0, 8)}@ejemplo.do`,
    password: 'clave-de-luis',
    firstName: 'Luis',
    lastName: 'Taveras',
  };

  beforeAll(async () => {
    browser = await launch();
    ({ page, errors } = await watchedPage(await browser.newContext(DESK)));
    await new Owner(system().url, system().inboxUrl).register(person);
  });

  const signInWith = async (password: string) => {
    await page.goto(`${system().url}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    // The guide to the first menu opens by itself, the first time.
    await page.waitForURL(/\/(dashboard|empezar)$/);
  };

  it('se recupera con un código que llega por correo', async () => {
    await page.goto(`${system().url}/recuperar`);
    await page.getByLabel('Email').fill(person.email);
    const code = await codeMailedBy(system().inboxUrl, person.email, () =>
      page.getByRole('button', { name: 'Enviar código' }).click(),
    );
    await page.getByLabel('Código de verificación').fill(code);
    await page.getByLabel('Contraseña nueva').fill('otra-clave-de-luis');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.waitForURL('**/login');

    person.password = 'otra-clave-de-luis';
    await signInWith(person.password);
    await keepScreenshot(page, 'dashboard-empty-after-recovery-desk');
  });

  it('crea una clave de API que abre sus menús hasta que la revoca', async () => {
    await page.goto(`${system().url}/profile`);
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
    await page.goto(`${system().url}/profile`);
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña, para confirmar').fill(person.password);
    await dialog.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    await page
      .getByText(/Tu cuenta se borrará el/)
      .first()
      .waitFor();
    await keepScreenshot(page, 'profile-closing-desk');
    await page.getByRole('button', { name: 'Cancelar borrado' }).click();
    await page.getByText('Borrado cancelado', { exact: true }).first().waitFor();
    expect(errors.filter((error) => !SIGNED_OUT.test(error))).toEqual([]);
  });

  it('no se ve al volver atrás después de salir, ni cuando la sesión terminó en otra parte', async () => {
    const owner = await ownerOn(browser, DESK);
    const { email } = (await owner.api.call('GET', '/api/auth/user')) as { email: string };
    // A page that is still on its way has none.
    const content = () =>
      owner.page.evaluate(() => document.documentElement.outerHTML).catch(() => '');
    const isShown = () => eventually(async () => (await content()).includes(email), 'no profile');
    const profile = async () => {
      await owner.page.goto('/profile');
      await isShown();
    };
    const backToNothing = async () => {
      await goBack(owner.page);
      await owner.page.getByText('Acceso requerido').waitFor();
      expect(await content()).not.toContain(email);
    };
    await profile();
    // Of another document: the profile is one that was left.
    await owner.page.goto('/menu-preview');
    await goBack(owner.page);
    await isShown();
    await owner.page.goto('/menu-preview');
    await owner.page.context().clearCookies();
    await backToNothing();

    await signIn(owner.page.context(), owner.api);
    await profile();
    await owner.page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
    await owner.page.waitForURL(`${system().url}/`);
    await backToNothing();
  });

  itWith('early scripts').each([
    ['rechaza', 'throws'],
    ['no tiene', 'null'],
  ])('se usa entera en un navegador que %s su almacenamiento', async (_, storage) => {
    const owner = await ownerOn(browser, DESK);
    const menu = await menuOf(owner.api, [{ name: 'Mofongo', price: '350.00' }], {
      isPublished: true,
    });
    const { page, errors } = await watchedPage(owner.page.context());
    await page.addInitScript(lackStorage, storage);
    for (const screen of [
      ...['/dashboard', `/editor/${menu.id}`, '/analytics', '/precios', '/cocina', '/personas'],
      ...['/profile', '/profile/plan', '/empezar', '/demo-dashboard', '/', '/cookies', '/ayuda'],
      ...['/documentacion-api', '/estado-sistema', '/invitacion', `/menu/${menu.id}`],
    ]) {
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([screen, await page.getByText('Algo salió mal').count(), errors]).toEqual([
        screen,
        0,
        [],
      ]);
    }
  });

  it('también se abre con Google, desde el teléfono', async () => {
    const phone = await watchedPage(await browser.newContext(PHONE));
    await phone.page.goto(`${system().url}/login`);
    const address = phone.page.getByLabel('Correo');
    // As a person does whose press had no effect: on a busy machine one was lost now and then.
    await eventually(async () => {
      const link = phone.page.getByRole('link', { name: 'Continuar con Google' });
      await link.click({ timeout: 5000 }).catch(() => undefined);
      return address.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    }, 'Google did not open');
    await address.fill(`google-${randomUUID().slice(0, 8)}@ejemplo.do`);
    await phone.page.getByRole('button', { name: 'Continuar' }).click();
    await phone.page.waitForURL('**/empezar');
    await phone.page.getByRole('link', { name: 'Ahora no' }).click();
    await phone.page.getByRole('heading', { name: 'Panel de Control' }).waitFor();
    await keepScreenshot(phone.page, 'dashboard-google-phone');
    const user = await phone.page.request.get(`${system().url}/api/auth/user`);
    expect(await user.json()).toMatchObject({ provider: 'google', isEmailVerified: true });
  });
});

/** Runs in the page before anything of its own. */
function lackStorage(how: string): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    const get = () => {
      if (how === 'null') return null;
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, name, { get });
  }
}
