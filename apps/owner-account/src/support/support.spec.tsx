import {
  EXAMPLE_CONTACT as CONTACT,
  PLANS,
  supportOf,
  type MonthUptime,
  type PlanId,
} from '@cartaviva/domain';
import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const statusOf = (months: readonly MonthUptime[]) => ({
  ...{ status: 'operational', components: [], months, incidents: [] },
  checkedAt: '2026-11-21T12:00:00.000Z',
});

describe('/ayuda: the help that a plan brings along', () => {
  it.each(PLANS)('$name shows its channels, and no others', async ({ id, name }) => {
    const owner = anOwner({ subscriptionPlan: id, subscriptionExpiresAt: null });
    stubFetch({ 'GET /api/auth/user': { body: owner } });
    renderRoutes(routes, '/ayuda');
    expect(await screen.findByText(`Con tu plan ${name}`)).toBeVisible();
    const { channels, hasPriority } = supportOf(id);
    const shown = {
      dedicated: CONTACT.dedicated,
      chat: 'Abrir el chat',
      email: CONTACT.support,
      phone: CONTACT.phone,
    };
    for (const [channel, link] of Object.entries(shown)) {
      const isThere = screen.queryByRole('link', { name: link }) !== null;
      expect([channel, isThere]).toEqual([channel, (channels as string[]).includes(channel)]);
    }
    expect(screen.queryAllByText(/antes que a los demás: en 1 hora/).length > 0).toBe(hasPriority);
    expect(screen.getByText(/de lunes a sábado, de 8 AM a 7 PM/)).toBeVisible();
  });

  it('leads to the help centre and to the status', async () => {
    stubFetch({ 'GET /api/auth/user': { body: anOwner() } });
    renderRoutes(routes, '/ayuda');
    expect(await screen.findByRole('link', { name: /^Centro de Ayuda/ })).toHaveAttribute(
      'href',
      '/centro-ayuda',
    );
    expect(screen.getByRole('link', { name: /^Estado del sistema/ })).toBeVisible();
  });
});

const SEND = 'POST /api/account/integration-requests';

/** Opens /ayuda as an owner on the plan. */
function open(plan: PlanId, replies: Parameters<typeof stubFetch>[0] = {}) {
  const owner = anOwner({ subscriptionPlan: plan, subscriptionExpiresAt: null });
  const calls = stubFetch({
    'GET /api/auth/user': { body: owner },
    'GET /api/status': { body: statusOf([]) },
    ...replies,
  });
  renderRoutes(routes, '/ayuda');
  return { owner, calls };
}

const WITHOUT = PLANS.filter(({ entitlements }) => !entitlements.integrations);

describe('/ayuda: custom integrations', () => {
  const text = () => screen.findByLabelText(/¿Qué quieres conectar\?/);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));

  it('are asked for with Empresarial, and the owner is told where the answer comes', async () => {
    const { owner, calls } = open('empresarial', { [SEND]: { status: 202 } });
    await userEvent.type(await text(), 'Odoo, para los precios');
    await userEvent.type(screen.getByLabelText('Teléfono (opcional)'), '809-555-0134');
    await send();
    expect(await screen.findByText(new RegExp(`Te escribiremos a ${owner.email}`))).toBeVisible();
    expect(calls.filter(({ call }) => call === SEND)).toEqual([
      { call: SEND, body: { text: 'Odoo, para los precios', phone: '809-555-0134' } },
    ]);
    expect(await text()).toHaveValue('');
  });

  it('need no phone, but a text, which is said at its field before anything is sent', async () => {
    const { calls } = open('empresarial', { [SEND]: { status: 202 } });
    await text();
    await send();
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    expect(await text()).toHaveAccessibleDescription(/Este campo es obligatorio/);
    expect(calls.some(({ call }) => call === SEND)).toBe(false);
    await userEvent.type(await text(), 'Odoo');
    await send();
    await waitFor(() =>
      expect(calls).toContainEqual({ call: SEND, body: { text: 'Odoo', phone: null } }),
    );
  });

  it('keep what was written when the server refuses, and say why', async () => {
    const error = 'Demasiados intentos. Espera 60 minutos.';
    open('empresarial', {
      [SEND]: { status: 429, headers: { 'Retry-After': '3600' }, body: { error } },
    });
    await userEvent.type(await text(), 'Odoo');
    await send();
    expect(await screen.findByText(error)).toBeVisible();
    expect(await text()).toHaveValue('Odoo');
  });

  it.each(WITHOUT)('are not on $name, which names the plan that has them', async ({ id }) => {
    const { calls } = open(id);
    expect(await screen.findByText(/Integraciones a medida.*vienen con Empresarial/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/profile/plan',
    );
    expect(screen.queryByRole('heading', { name: 'Integraciones a medida' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Disponibilidad por mes' })).toBeNull();
    expect(calls.some(({ call }) => call === 'GET /api/status')).toBe(false);
  });
});

describe('/ayuda: the availability by month', () => {
  const rows = async () => {
    const table = await screen.findByRole('table', { name: 'Disponibilidad por mes' });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  };

  it('shows the availability of each month that was measured, the newest first', async () => {
    const months: MonthUptime[] = [
      { month: '2026-08', uptime: 100, downMinutes: 0, component: null },
      { month: '2026-09', uptime: null, downMinutes: 0, component: null },
      { month: '2026-10', uptime: 97.3, downMinutes: 1205, component: 'payments' },
      { month: '2026-11', uptime: 99.95, downMinutes: 16, component: 'qr' },
    ];
    open('empresarial', { 'GET /api/status': { body: statusOf(months) } });
    expect(await rows()).toEqual([
      'nov 2026hasta hoy99.95%16 minGeneración de códigos QR',
      'oct 202697.30%1,205 minPagos',
      'sept 2026Sin datos',
      'ago 2026100.00%0 min',
    ]);
    expect(screen.queryByText(/Integraciones a medida.*vienen con/)).toBeNull();
  });

  it('says so when nothing was measured yet', async () => {
    open('empresarial');
    expect(await screen.findByText('Todavía no hay mediciones.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says so when it cannot be read, and reads it again', async () => {
    let isBack = false;
    const month: MonthUptime = {
      ...{ month: '2026-11', uptime: 100, downMinutes: 0, component: null },
    };
    open('empresarial', {
      'GET /api/status': () => (isBack ? { body: statusOf([month]) } : { status: 503 }),
    });
    expect(await screen.findByText('No pudimos leer la disponibilidad')).toBeVisible();
    isBack = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toEqual(['nov 2026hasta hoy100.00%0 min']);
  });
});
