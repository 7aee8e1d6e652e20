import { codeMailedBy, linkMailedTo } from '@cartaviva/tools/api/inbox.mjs';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { DESK, keepScreenshot, launch, PHONE, system, tap, watchedPage } from './support/browser';
import { diner, itemRow, openLive } from './support/diner';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { menuOf, ownerOn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'es-DO' } as const;

/** Registers on the invitation page with the invited address. */
async function register(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('Nombre').fill(firstName);
  await page.getByLabel('Apellido').fill('Mejía');
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('clave-de-cocina');
  const code = await codeMailedBy(system().inboxUrl, email, () => press(page, 'Crear Cuenta'));
  await page.getByLabel('Código').fill(code);
}

describe('el equipo', () => {
  it('se invita por correo, marca lo que se agotó, y sale cuando su dueña lo dice', async () => {
    const { page, api, troubles } = await ownerOn(browser, DESK);
    const items = ['Mofongo', 'Sancocho', 'Chivo liniero', 'Pescado con coco', 'Tostones'];
    const menu = await menuOf(
      api,
      items.map((name) => ({ name, price: '350', category: 'Platos fuertes' })),
      { isPublished: true },
    );

    // The owner invites a cook.
    await page.goto('/personas');
    await page.getByText('Por ahora estás tú').waitFor();
    await judge(page, 'people-empty-desk');
    const email = `luis-${randomUUID().slice(0, 8)}@ejemplo.do`;
    await page.getByLabel('Su email').fill(email);
    await page.getByRole('radio', { name: /^Cocina/ }).check();
    await press(page, 'Enviar invitación');
    await said(page, `Invitación enviada a ${email}`);
    await page.getByRole('heading', { name: 'Invitaciones abiertas' }).waitFor();
    await judge(page, 'people-invited-desk');

    // The invited person signs up on a phone with the link in the mail.
    const link = await linkMailedTo(system().inboxUrl, email);
    const phone = await browser.newContext({ ...PHONE, baseURL: system().url });
    const { page: cook } = await watchedPage(phone);
    await cook.goto(link);
    await cook.getByText('Altagracia Rosario').waitFor();
    expect(cook.url()).not.toContain('#');
    await judge(cook, 'invitation-phone');
    await cook.getByRole('link', { name: 'Crear mi cuenta' }).click();
    await register(cook, 'Luis', email);
    await cook.getByRole('button', { name: 'Aceptar invitación' }).waitFor();
    await judge(cook, 'invitation-accept-phone');
    await press(cook, 'Aceptar invitación');

    // The kitchen marks an item as sold out, and a diner sees it.
    await cook.waitForURL('**/cocina');
    const { page: table } = await diner(browser);
    await openLive(table, `${system().url}/menu/${menu.id}`);
    const mofongo = cook.getByRole('switch', { name: 'Mofongo' });
    await tap(mofongo);
    await cook.getByText('1 de 5 agotado').waitFor();
    await itemRow(table, 'Mofongo').getByText('No disponible').waitFor();
    await judge(cook, 'kitchen-phone');
    expect(await cook.getByRole('link', { name: 'Panel' }).count()).toBe(0);

    // The same person uses the kitchen's tablet.
    const tablet = await phone.newPage();
    await tablet.setViewportSize(TABLET.viewport);
    await tablet.goto('/cocina');
    await tablet.getByRole('switch', { name: 'Mofongo' }).waitFor();
    await judge(tablet, 'kitchen-tablet');
    await tablet.close();

    // The owner removes the cook, whose session ends.
    await page.reload();
    await page.getByText('Luis Mejía').waitFor();
    await judge(page, 'people-desk');
    await press(page, 'Acciones para Luis Mejía');
    await page.getByRole('menuitem', { name: 'Quitar de la cuenta' }).click();
    await page.getByText(/Se cierran sus sesiones/).waitFor();
    await keepScreenshot(page, 'people-remove-desk');
    await press(page, 'Quitar');
    await said(page, 'Luis Mejía ya no es parte de la cuenta');
    await cook.bringToFront();
    const isOut = async () => {
      await cook.evaluate(() => window.dispatchEvent(new Event('focus')));
      return cook.getByRole('alertdialog', { name: 'Sesión expirada' }).isVisible();
    };
    await eventually(isOut, 'the screen of the removed person is still signed in');
    expect(troubles()).toEqual([]);
  });
});
