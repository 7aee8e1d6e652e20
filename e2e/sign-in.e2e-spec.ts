import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { codeMailedBy } from '@cartaviva/tools/api/inbox.mjs';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import {
  DESK,
  goBack,
  keepScreenshot,
  launch,
  PHONE,
  system,
  watchedPage,
} from './support/browser';
import { eventually } from './support/eventually';
import { ownerOn, signIn } from './support/owner';

describe('la entrada', () => {
  let browser: Browser;
  let page: Page;
  const person = {
    email: `luis-${randomUUID().slice(0, 8)}@ejemplo.do`,
    password: 'clave-de-luis',
    firstName: 'Luis',
    lastName: 'Taveras',
  };

  beforeAll(async () => {
    browser = await launch();
    ({ page } = await watchedPage(await browser.newContext(DESK)));
    await new Owner(system().url, system().inboxUrl).register(person);
  });

  it('se recupera con un código que llega por correo, y deja entrar con la clave nueva', async () => {
    await page.goto(`${system().url}/recuperar`);
    await page.getByLabel('Email').fill(person.email);
    const code = await codeMailedBy(system().inboxUrl, person.email, () =>
      page.getByRole('button', { name: 'Enviar código' }).click(),
    );
    await page.getByLabel('Código de verificación').fill(code);
    await page.getByLabel('Contraseña nueva').fill('otra-clave-de-luis');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.waitForURL('**/login');

    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('otra-clave-de-luis');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    // The guide to the first menu opens by itself the first time.
    await page.waitForURL(/\/(dashboard|empezar)$/);
    await keepScreenshot(page, 'dashboard-empty-after-recovery-desk');
  });

  it('no se ve al volver atrás después de salir, ni cuando la sesión terminó en otra parte', async () => {
    const owner = await ownerOn(browser, DESK);
    const { email } = (await owner.api.call('GET', '/api/auth/user')) as { email: string };
    // A page that is loading has no content.
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
    // This is another document, so going back restores the profile that was left.
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

  it('también se abre con Google, desde el teléfono', async () => {
    const phone = await watchedPage(await browser.newContext(PHONE));
    await phone.page.goto(`${system().url}/login`);
    const address = phone.page.getByLabel('Correo');
    // Clicks again when the first click has no effect, which happens at times on a busy machine.
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
