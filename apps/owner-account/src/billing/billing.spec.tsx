import type { PaymentView, SubscriptionView } from '@cartaviva/contracts';
import {
  anOwner,
  recordDownloads,
  renderRoutes,
  stubFetch,
  type StubReply,
} from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const END = '2026-12-21T12:00:00.000Z';
const PAID: SubscriptionView = {
  ...{ plan: 'inicial', status: 'active', effectivePlan: 'inicial' },
  ...{ expiresAt: END, cancelsAtEnd: false },
};
const CANCELLED = { ...PAID, status: 'cancelled', cancelsAtEnd: true } as const;
const TRIAL = {
  ...PAID,
  plan: 'profesional',
  effectivePlan: 'profesional',
  status: 'trial',
} as const;

const aPayment = (changes: Partial<PaymentView>): PaymentView => ({
  ...{ id: '0d8c9a10-4444-4a53-9a53-3a2f0a8f2d11', plan: 'inicial', amount: '9.00' },
  ...{ currency: 'USD', status: 'completed', failure: null, receiptNumber: 'CV-2026-000042' },
  ...{ periodStart: '2026-11-21T12:00:00.000Z', periodEnd: END },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', paidAt: '2026-11-21T12:00:00.000Z' },
  ...changes,
});

const SUBSCRIPTION = 'GET /api/billing/subscription';
const SETUP = 'GET /api/paypal/setup';
const PAYMENTS = 'GET /api/billing/payments?limit=100';

function open(replies: Record<string, StubReply | (() => StubReply)> = {}, at = '/profile/plan') {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner({ subscriptionExpiresAt: END }) },
    'GET /api/dashboard/stats': { body: { totalMenus: 2, totalItems: 9, publishedMenus: 1 } },
    [SUBSCRIPTION]: { body: PAID },
    [PAYMENTS]: { body: [] },
    ...replies,
  });
  return { calls, ...renderRoutes(routes, at) };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('/profile/plan', () => {
  it('tells what one has, what of it is used and what it gives', async () => {
    open();
    expect(await screen.findByText('Pagado hasta el 21 de diciembre de 2026.')).toBeVisible();
    expect(await screen.findByText('2 de 3')).toBeVisible();
    expect(screen.getByText('5,000 llamadas por hora')).toBeVisible();
    expect((await card('Inicial')).getByText('Tu plan')).toBeVisible();
    expect(await screen.findByText(/Aún no hay pagos/)).toBeVisible();
  });

  it('loads nothing of the provider until a plan is chosen, and shows one button', async () => {
    const session = { start: () => Promise.resolve() };
    const instance = { createPayPalOneTimePaymentSession: () => session };
    window.paypal = { createInstance: () => Promise.resolve(instance) };
    const { calls, router } = open({ [SETUP]: { body: { clientToken: 't', scriptUrl: '/s' } } });
    const choice = (await card('Profesional')).getByRole('link', { name: /Elegir/ });
    expect(calls.map(({ call }) => call)).not.toContain(SETUP);
    await userEvent.click(choice);
    expect(router.state.location.search).toBe('?plan=profesional');
    expect(await screen.findByRole('article', { name: 'Profesional' })).toHaveFocus();
    await (await card('Profesional')).findByText(/de Inicial se convierte en días de Profesional/);
    expect(screen.getAllByRole('button', { name: /Pagar .* con PayPal/ })).toHaveLength(1);
    delete window.paypal;
  });

  it('says when the provider is unavailable', async () => {
    Object.assign(window, { reportError: jest.fn() });
    open({ [SETUP]: { status: 503 } }, '/profile/plan?plan=profesional');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos terminar el pago');
  });

  it('shows the button of the plan somebody came for, wherever they came in', async () => {
    Object.assign(window, { reportError: jest.fn() });
    open({ [SUBSCRIPTION]: { body: TRIAL } }, '/profile?plan=inicial');
    await (await card('Inicial')).findByRole('button', { name: 'Pagar Inicial con PayPal' });
    expect((await card('Inicial')).getByText(/días de prueba no se pierden/)).toBeVisible();
  });

  it('leads a visitor through sign-in and back to the plan', async () => {
    open({ 'GET /api/auth/user': { status: 401, body: {} } }, '/profile?plan=inicial');
    const link = await screen.findByRole('link', { name: 'Iniciar Sesión' });
    const { searchParams } = new URL(link.getAttribute('href')!, 'http://here');
    expect(searchParams.get('return')).toBe('/profile?plan=inicial');
  });

  it('sells Empresarial by mail, and nothing to who has it for good', async () => {
    const granted = { plan: 'empresarial', effectivePlan: 'empresarial', expiresAt: null } as const;
    open({ [SUBSCRIPTION]: { body: { ...PAID, ...granted } } }, '/profile/plan?plan=inicial');
    expect(
      (await card('Empresarial')).getByRole('link', { name: 'Hablar con ventas' }),
    ).toHaveAttribute('href', 'mailto:ventas@cartaviva.do?subject=Plan%20Empresarial');
    expect(await screen.findByText('Ya tienes Empresarial, que lo incluye todo.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pagar|Cancelar/ })).toBeNull();
  });

  it('is cancelled after a question, and taken back', async () => {
    const { calls } = open({
      'POST /api/billing/cancel': { body: CANCELLED },
      'POST /api/billing/resume': { body: PAID },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar plan' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Conservas Inicial hasta el 21 de diciembre de 2026/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Sí, cancelar plan' }));
    expect(await screen.findByText(/Lo cancelaste\. Sigue completo/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer cancelación' }));
    expect(await screen.findByText('Pagado hasta el 21 de diciembre de 2026.')).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
  });

  it('is not cancelled when that fails, which is told, and is at the second try', async () => {
    let isUp = false;
    const { calls } = open({
      'POST /api/billing/cancel': () => (isUp ? { body: CANCELLED } : { status: 500 }),
    });
    const cancel = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancelar plan' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Sí, cancelar plan' }));
    };
    await cancel();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Pagado hasta el 21 de diciembre de 2026.')).toBeVisible();
    expect(screen.queryByText(/Lo cancelaste/)).toBeNull();
    isUp = true;
    await cancel();
    expect(await screen.findByText(/Lo cancelaste\. Sigue completo/)).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
  });

  it.each([6, 7])('shows six payments first, and all of %d when asked', async (count) => {
    const payments = Array.from({ length: count }, (_, at) =>
      aPayment({ id: `${at}`, receiptNumber: `CV-2026-00000${at}` }),
    );
    open({ [PAYMENTS]: { body: payments } });
    const receipts = () => screen.getAllByRole('link', { name: /^Descargar el recibo/ });
    await screen.findByRole('link', { name: /CV-2026-000000/ });
    expect(receipts()).toHaveLength(6);
    const all = screen.queryByRole('button', { name: 'Ver todos los pagos' });
    if (count === 6) return expect(all).toBeNull();
    await userEvent.click(all!);
    expect(receipts()).toHaveLength(7);
  });

  it('lists receipts, and says of the rest why there is none', async () => {
    const declined = { status: 'declined', failure: 'INSTRUMENT_DECLINED' } as const;
    const none = { receiptNumber: null, paidAt: null, periodStart: null, periodEnd: null };
    const payments = [
      aPayment({ ...none, id: 'c', status: 'pending' }),
      aPayment({ ...none, id: 'b', ...declined }),
      aPayment({ id: 'a' }),
    ];
    open({ [PAYMENTS]: { body: payments } });
    expect(
      await screen.findByRole('link', { name: 'Descargar el recibo CV-2026-000042 en PDF' }),
    ).toHaveAttribute('href', '/api/billing/payments/a/receipt.pdf');
    expect(
      screen.getByText('Del 21 de noviembre de 2026 al 21 de diciembre de 2026'),
    ).toBeVisible();
    expect(screen.getByText(/no aceptó la tarjeta\. No se cobró nada/)).toBeVisible();
    expect(await screen.findByText('Tu pago está pendiente')).toBeVisible();
  });

  it.each([
    [200, 'recibo-CV-2026-000042.pdf'],
    [503, undefined],
  ])('answered %d, downloads %s, and says why where nothing came', async (status, fileName) => {
    const downloads = recordDownloads();
    const headers = { 'Content-Disposition': 'attachment; filename="recibo-CV-2026-000042.pdf"' };
    const body = { error: 'El servicio no responde en este momento.' };
    const receipt = { status, headers, body };
    open({
      [PAYMENTS]: { body: [aPayment({ id: 'a' })] },
      'GET /api/billing/payments/a/receipt.pdf': receipt,
    });
    await userEvent.click(await screen.findByRole('link', { name: /Descargar el recibo CV-/ }));
    if (fileName) await waitFor(() => expect(downloads).toEqual([fileName]));
    else expect(await screen.findByText(body.error)).toBeVisible();
    expect(downloads).toHaveLength(fileName ? 1 : 0);
  });

  it('stays usable while billing is unavailable, and asks again', async () => {
    let unavailable = true;
    const reply = (body: object) => () => (unavailable ? { status: 503 } : { body });
    open({ [SUBSCRIPTION]: reply(PAID), [PAYMENTS]: reply([]) });
    const [again] = await screen.findAllByRole('button', { name: 'Reintentar' });
    expect((await card('Profesional')).getByRole('link', { name: /Elegir/ })).toBeVisible();
    unavailable = false;
    await userEvent.click(again!);
    await waitFor(() => expect(screen.getByText(/Pagado hasta/)).toBeVisible());
  });
});
