import { HOME_TIME_ZONE } from '@cartaviva/domain';
import { codeMailedBy, mailsTo } from '@cartaviva/tools/api/inbox.mjs';
import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { sandboxAt } from '@cartaviva/rig/doubles/paypal/sandbox-client.mjs';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { addressOf, eachDevice, launch, PHONE, system, watchedPage } from './support/browser';
import { judge, said } from './support/judge';
import { ownerOn } from './support/owner';

/** Console errors that a cancelled or declined payment causes. All others fail the test. */
const LOGGED = /^The payment was cancelled$|^402: |402 \(Payment Required\)|409 \(Conflict\)/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const payment = (page: Page, plan = 'Inicial') =>
  page.getByRole('button', { name: `Pagar ${plan} con PayPal` });

/** Opens PayPal's window with the payment button and decides there. `before` receives PayPal's ID of the order. */
async function decide(
  page: Page,
  choice: 'Pagar ahora' | 'Cancelar y volver',
  before?: (order: string) => Promise<unknown>,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await payment(page).click();
  const window = await opened;
  const decision = window.getByRole('button', { name: choice });
  await decision.waitFor();
  await before?.((await addressOf(window)).searchParams.get('token')!);
  await decision.click();
}

/** Client of the PayPal double, to act as the bank. */
async function bank(api: Owner) {
  const { scriptUrl } = (await api.call('GET', '/api/paypal/setup')) as { scriptUrl: string };
  return sandboxAt(new URL(scriptUrl).origin);
}

describe.each(eachDevice())('el plan, en %s', (_, device, shot) => {
  it('se compra en plena prueba, con recibo y correo, y se cancela y se retoma', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Gestionar suscripción' }).click();
    await said(page, 'Te quedan 14 días de prueba.');
    await judge(page, `plan-trial-${shot}`);
    expect(await page.locator('script[src*="web-sdk"]').count()).toBe(0);

    await page.getByRole('link', { name: 'Elegir Inicial' }).click();
    await decide(page, 'Pagar ahora');
    await said(page, /^Listo: tienes Inicial hasta el/);
    await said(page, /^Pagado hasta el/);
    await judge(page, `plan-paid-${shot}`);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Descargar el recibo CV-/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^recibo-CV-\d{4}-\d{6}\.pdf$/);
    expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);
    const { email } = (await api.call('GET', '/api/auth/user')) as { email: string };
    const receipts = async () =>
      (await mailsTo(system().inboxUrl, email)).filter(({ text }) =>
        /recibo CV-/i.test(text ?? ''),
      );
    await eventually(async () => (await receipts()).length === 1, 'no receipt was mailed');

    await press(page, 'Cancelar plan');
    await judge(page, `plan-cancel-${shot}`);
    await press(page, 'Sí, cancelar plan');
    await said(page, /^Lo cancelaste\. Sigue completo hasta el/);
    await press(page, 'Deshacer cancelación');
    await said(page, /^Pagado hasta el/);

    await page.getByRole('link', { name: 'Volver a mi perfil' }).click();
    await page.getByText('Vence el').waitFor();
    const expiry = new Date(Date.now() + 44 * 24 * 3_600_000);
    const inSantoDomingo = { dateStyle: 'long', timeZone: HOME_TIME_ZONE } as const;
    await said(page, expiry.toLocaleDateString('es-DO', inSantoDomingo));
    expect(troubles()).toEqual([]);
  });

  it('un pago que se cancela, se rechaza o queda pendiente se explica y deja seguir', async () => {
    const { page, api, troubles } = await ownerOn(browser, device);
    const { fault } = await bank(api);
    await page.goto('/profile?plan=inicial');
    await decide(page, 'Cancelar y volver');
    await eventually(() => payment(page).isEnabled(), 'the button did not come back');
    expect(await page.getByRole('alert').count()).toBe(0);

    // The fault occurs more than once, because both PayPal's webhook and the browser capture an approved order.
    await decide(page, 'Pagar ahora', (order) =>
      fault({ kind: 'declined', on: 'capture', order, times: null }),
    );
    await said(page, 'El pago no pasó');
    await said(page, /^Tu banco o PayPal no aceptó la tarjeta/);
    await judge(page, `plan-declined-${shot}`);

    await decide(page, 'Pagar ahora', (order) => fault({ kind: 'pending', on: 'capture', order }));
    await said(page, 'Tu pago está pendiente');
    await said(page, 'Te quedan 14 días de prueba.');
    await judge(page, `plan-pending-${shot}`);
    expect(troubles().filter((trouble) => !LOGGED.test(trouble))).toEqual([]);
  });
});

describe('quien se suscribe desde la portada', () => {
  const person = () => ({
    email: `visita-${randomUUID().slice(0, 8)}@ejemplo.do`,
    ...{ password: 'clave-larga', firstName: 'Milagros', lastName: 'Báez' },
  });

  async function subscribe(): Promise<Page> {
    const { page } = await watchedPage(await browser.newContext(PHONE));
    await page.goto(system().url);
    const plan = page.getByRole('article', { name: 'Inicial' });
    await plan.getByRole('button', { name: 'Suscribirse' }).click();
    await plan.getByRole('link', { name: 'Pagar Inicial con PayPal' }).click();
    await page.waitForURL('**/registro?**');
    return page;
  }

  it('crea su cuenta y vuelve al plan que quería', async () => {
    const page = await subscribe();
    const { email, password, firstName, lastName } = person();
    await page.getByLabel('Nombre', { exact: true }).fill(firstName);
    await page.getByLabel('Apellido').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    const code = await codeMailedBy(system().inboxUrl, email, () => press(page, 'Crear Cuenta'));
    await page.getByLabel('Código de verificación').fill(code);
    await payment(page).waitFor();
    // A phone may discard the page while its owner pays.
    await decide(page, 'Pagar ahora', () => page.reload());
    await said(page, /^Listo: tienes Inicial hasta el/);
  });

  it('o entra en la que tiene', async () => {
    const known = person();
    await new Owner(system().url, system().inboxUrl).register(known);
    const page = await subscribe();
    await page.getByRole('link', { name: 'Inicia sesión' }).click();
    await page.waitForURL('**/login?**');
    await page.getByLabel('Email').fill(known.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(known.password);
    await press(page, 'Iniciar Sesión');
    await eventually(() => payment(page).isEnabled(), 'the button was not made ready');
  });
});
