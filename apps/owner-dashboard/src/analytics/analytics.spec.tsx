import type { PlanId } from '@cartaviva/domain';
import { anOwner, recordDownloads, stubFetch, renderRoutes } from '@cartaviva/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { daysUntil, DETAILS, menuAnalytics } from '../testing/menu-analytics';
import { ADVISED, figuresOf, LIVE, MAIL, MENU, openAnalytics } from '../testing/open-analytics';

// Role queries otherwise check the visibility of about a thousand elements, which takes jsdom seconds.
configure({ defaultHidden: true });

const card = async (title: string | RegExp) =>
  within(await screen.findByRole('group', { name: title }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const onPlan = (subscriptionPlan: PlanId, subscriptionExpiresAt: string | null = null) => ({
  'GET /api/auth/user': { body: anOwner({ subscriptionPlan, subscriptionExpiresAt }) },
});
const basic = (changes = {}) =>
  menuAnalytics({ byDevice: null, popularItems: null, details: null, ...changes });

describe('the figures of a menu', () => {
  it('begin with what to do, and say how many have it open and how it compares', async () => {
    openAnalytics();
    const advice = within(await screen.findByRole('region', { name: 'Qué conviene hacer' }));
    const [first, ...more] = await advice.findAllByRole('link');
    expect(first).toHaveAccessibleName('Agregar el plato');
    expect(first).toHaveAttribute('href', '/editor/menu#items');
    expect(more).toHaveLength(2);
    expect(await screen.findByText('3 personas lo tienen abierto ahora')).toBeVisible();
    expect(await screen.findByText('12 % más que los 30 días anteriores')).toBeVisible();
    const visitors = screen.getByText('Visitantes').parentElement;
    expect(visitors).toHaveTextContent('5.4 % menos que los 30 días anteriores');
    expect(screen.getByText('Con código QR').parentElement).toHaveTextContent(/^Con código QR63 %/);
    expect(screen.getByRole('heading', { level: 1, name: 'Visitas de Cenas' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Visitas de Cenas · CartaViva'));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual([
      'Qué conviene hacer',
      expect.stringMatching(/^Las cifras/),
      'Cuándo vienen',
      'Cómo llegan',
      'Qué miran',
    ]);
  });

  it('say when visitors are an estimate, and only then', async () => {
    const body = menuAnalytics({ uniqueVisitors: 1240, visitorsError: 0.0081 });
    openAnalytics({ [figuresOf('days=90')]: { body } });
    expect(await screen.findByText('Visitantes')).toBeVisible();
    expect(screen.queryByText('(aprox.)')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: '90 días' }));
    expect(await screen.findByText('(aprox.)')).toBeVisible();
    expect(screen.getByText('Estimado, con un margen del 0.8 %')).toBeVisible();
  });

  it('have a table behind each chart that says the same, and can be copied', async () => {
    const analytics = menuAnalytics();
    openAnalytics();
    const hours = await card('Tu hora fuerte: sábado 8 p. m.');
    await press('Ver como tabla: Tu hora fuerte: sábado 8 p. m.');
    const rows = hours.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(1 + 16);
    expect(rows[13]).toBe(`8 p. m.${DETAILS.byHour.map((day) => day[20]).join('')}`);

    const searches = await card('Lo buscaron y no estaba');
    const drawn = searches.getAllByRole('listitem').map((bar) => bar.textContent);
    await press('Ver como tabla: Lo buscaron y no estaba');
    const [, ...listed] = searches.getAllByRole('row').map((row) => row.textContent);
    expect(listed).toEqual(drawn);

    const views = await card('Visitas por día');
    await press('Ver como tabla: Visitas por día');
    expect(views.getAllByRole('row')).toHaveLength(31);
    await userEvent.setup().click(views.getByRole('button', { name: /^Copiar tabla/ }));
    expect(await screen.findByText('Tabla copiada')).toBeVisible();
    const copied = (await navigator.clipboard.readText()).split('\n').slice(1);
    expect(copied.map((row) => Number(row.split('\t')[1]))).toEqual(
      analytics.byDay.map(({ views }) => views),
    );
  });

  it('name the items that nobody opened, those that were sold out and those that were ordered', async () => {
    openAnalytics();
    const never = await card('Nadie los abrió');
    const orders = await card('Pedidos por WhatsApp');
    expect(orders.getAllByRole('listitem')[0]).toHaveTextContent(/^Mangú.*96$/);
    expect(never.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Mamajuana/),
      'Presidente grande',
      'Café colao',
      'Agua',
    ]);
    const soldOut = await card('Agotados que la gente abrió');
    expect(soldOut.getAllByRole('listitem')[0]).toHaveTextContent(/Pescado frito.*64$/);
  });
});

describe('periods', () => {
  it('stand in the address, and two dates of the own are checked before they are asked for', async () => {
    const query = 'from=2026-11-01&to=2026-11-15';
    const body = menuAnalytics({ byDay: daysUntil('2026-11-15', 15), change: null });
    const { calls, router } = openAnalytics({ [figuresOf(query)]: { body } }, '?dias=30');
    const current = await screen.findByRole('link', { name: '30 días' });
    expect(current).toHaveAttribute('aria-current', 'page');
    await press('Otras fechas');
    const [from, to] = [screen.getByLabelText('Desde'), screen.getByLabelText('Hasta')];
    await userEvent.type(from, '2026-11-20');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-15');
    await press('Ver');
    expect(screen.getByRole('alert')).toHaveTextContent('La primera fecha va antes');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-01');
    await press('Ver');
    expect(router.state.location.search).toBe('?desde=2026-11-01&hasta=2026-11-15');
    expect(await screen.findByText('Sin visitas en los 15 días anteriores')).toBeVisible();
    expect(calls.filter(({ call }) => call.includes('from='))).toHaveLength(1);
  });

  it('of another plan are locked before they are pressed, and the service has the last word', async () => {
    const refusal = {
      status: 402,
      body: { type: 'urn:cartaviva:problem:plan-required', error: 'Con otro plan.' },
    };
    const { calls } = openAnalytics(
      { ...onPlan('inicial'), [figuresOf('days=90')]: refusal },
      '?dias=90',
    );
    expect(await screen.findByText('Con el plan Profesional ves mucho más')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(ADVISED);
    for (const name of ['90 días', '12 meses', 'Otras fechas', 'Descargar CSV']) {
      const locked = screen.getByRole('link', { name: `${name} (con el plan Profesional)` });
      expect(locked).toHaveAttribute('href', '/profile/plan');
    }
    expect(screen.getByRole('link', { name: '7 días' })).toHaveAttribute(
      'href',
      '/analytics/menu?dias=7',
    );
  });
});

describe('what is not there', () => {
  it('is named by the plan that shows it, beside the basic figures, once a plan has ended', async () => {
    const ended = onPlan('profesional', '2026-01-01T00:00:00.000Z');
    openAnalytics({ ...ended, [figuresOf('days=30')]: { body: basic() } });
    expect(await screen.findByText('Con el plan Profesional ves mucho más')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Visitas por día' })).toBeVisible();
    const ways = (await card('Con qué llegan')).getAllByRole('listitem');
    expect(ways.map((way) => /\d{1,3} %/.exec(way.textContent)?.[0])).toEqual(['63 %', '37 %']);
    expect(screen.queryByRole('heading', { name: 'Qué miran' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/profile/plan',
    );
    expect(screen.queryByRole('switch')).toBeNull();
  });

  const none = (last: string) =>
    menuAnalytics({
      byDay: daysUntil(last, 30).map((day) => ({ ...day, views: 0, newVisitors: 0 })),
      change: null,
      before: { totalViews: 0, uniqueVisitors: 0 },
    });

  it.each([
    [{}, '2026-11-23', 'Todavía nadie ha abierto este menú', '/editor/menu#qr'],
    [{}, '2026-12-31', 'Nadie abrió este menú en estas fechas', '/editor/menu#qr'],
    [{ isPublished: false }, '2026-11-23', 'Publica tu menú para recibir visitas', '/editor/menu'],
  ])('is nobody: %j until %s', async (changes, last, title, href) => {
    openAnalytics({
      [`GET /api/menus/${MENU.id}`]: { body: { ...MENU, ...changes } },
      [figuresOf('days=30')]: { body: none(last) },
    });
    const heading = await screen.findByRole('heading', { name: title });
    expect(within(heading.parentElement!).getByRole('link')).toHaveAttribute('href', href);
  });

  it('is a comparison, on the first day', async () => {
    const byDay = none('2026-11-23').byDay;
    byDay[29] = { ...byDay[29]!, views: 3, newVisitors: 3 };
    openAnalytics({
      [figuresOf('days=30')]: { body: { ...none('2026-11-23'), byDay, totalViews: 3 } },
    });
    expect(await screen.findByText(/^Tu menú empieza a moverse/)).toBeVisible();
  });

  it('is a menu of somebody else', async () => {
    openAnalytics({ [figuresOf('days=30')]: { status: 404 } });
    expect(await screen.findByText('Este menú no existe o no es tuyo.')).toBeVisible();
  });

  it('is read again when asked to', async () => {
    let isUp = false;
    openAnalytics({
      [figuresOf('days=30')]: () => (isUp ? { body: menuAnalytics() } : { status: 409 }),
    });
    expect(await screen.findByText('No pudimos leer las visitas')).toBeVisible();
    isUp = true;
    await press('Reintentar');
    expect(await screen.findByText('12 % más que los 30 días anteriores')).toBeVisible();
  });

  it('is a file: it is downloaded for the period in sight', async () => {
    const files = recordDownloads();
    openAnalytics({
      [`GET /api/menus/${MENU.id}/analytics.csv?days=30`]: {
        headers: { 'Content-Disposition': 'attachment; filename="cenas.csv"' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
    await waitFor(() => expect(files).toEqual(['cenas.csv']));
  });
});

it('the mail of Mondays is one switch', async () => {
  const { calls } = openAnalytics({
    [LIVE]: { body: { open: 0 } },
    [MAIL.replace('GET', 'PUT')]: { body: { enabled: false } },
  });
  expect(await screen.findByText('Nadie lo tiene abierto ahora')).toBeVisible();
  const mail = await screen.findByRole('switch', {
    name: 'Recibir cada lunes lo que conviene hacer',
  });
  await waitFor(() => expect(mail).toBeChecked());
  await userEvent.click(mail);
  expect(await screen.findByText('Ya no te escribiremos los lunes')).toBeVisible();
  expect(mail).not.toBeChecked();
  expect(calls.at(-1)?.body).toEqual({ enabled: false });
});

describe('the comparison of menus', () => {
  const compared = {
    menuId: 'cenas',
    name: 'Cenas',
    restaurantName: 'Altagracia',
    isPublished: true,
    views: 1425,
    uniqueVisitors: 1012,
    qr: 898,
    change: -8.5,
  };
  const draft = {
    ...compared,
    menuId: 'b',
    name: 'Brunch',
    isPublished: false,
    views: 0,
    change: null,
  };
  const open = (at: string, query: string, total: number) => {
    stubFetch({
      'GET /api/auth/user': { body: anOwner({ subscriptionExpiresAt: null }) },
      [`GET /api/analytics/menus?${query}`]: {
        body: [compared, draft].slice(0, total),
        headers: { 'X-Total-Count': `${total}` },
      },
    });
    return renderRoutes(routes, at);
  };

  it('has a row for each, with its change, and leads to it in the same period', async () => {
    open('/analytics?dias=7', 'days=7&page=1&limit=20', 2);
    const table = await screen.findByRole('table', { name: /^Tus menús/ });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Cenas1,425-8.5 %1,01263 %');
    expect(second).toHaveTextContent(/^BrunchBorrador/);
    const link = within(table).getByRole('link', { name: 'Cenas' });
    expect(link).toHaveAttribute('href', '/analytics/cenas?dias=7');
    expect(screen.queryByText('Otras fechas')).toBeNull();
  });

  it('comes in pages, which keep the period', async () => {
    open('/analytics?dias=90&pagina=2', 'days=90&page=2&limit=20', 45);
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    const next = screen.getByRole('link', { name: 'Siguiente' });
    expect(next).toHaveAttribute('href', '/analytics?dias=90&pagina=3');
  });

  it('says when there is nothing to compare', async () => {
    open('/analytics', 'days=30&page=1&limit=20', 0);
    expect(await screen.findByText('Aún no tienes menús')).toBeVisible();
  });
});
