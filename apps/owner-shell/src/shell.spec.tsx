import { jest } from '@jest/globals';
import { useSession } from '@cartaviva/session';
import {
  anOwner,
  browseFrom,
  renderRoutes,
  stubFetch,
  type StubReply,
} from '@cartaviva/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote,
}));
const { routes } = await import('./routes');
const { forget } = await import('./remotes/remotes');

const Editing = () => <h1>Editando {useParams()['id']}</h1>;
const REMOTES: Readonly<Record<string, unknown>> = {
  'ownerDashboard/routes': [
    { path: '/dashboard', element: <Link to="/profile">resumen del panel</Link> },
  ],
  'ownerEditor/routes': [{ path: '/editor/:id', element: <Editing /> }],
  'ownerAccount/routes': [
    { path: '/profile', element: <h1>perfil</h1> },
    { path: '/admin', element: <h1>todos los usuarios</h1> },
  ],
  'site/routes': [{ path: '/', element: <h1>portada</h1> }],
};

let remotes: Record<string, unknown>;

const signedIn = { body: anOwner() };
const signedOut = { status: 401, body: { title: 'Unauthorized' } };

async function open(
  at: string,
  user: StubReply | (() => StubReply),
  more: Record<string, StubReply> = {},
) {
  const calls = stubFetch({
    'GET /api/auth/user': user,
    'GET /remotes.json': { body: [] },
    ...more,
  });
  // A screen can suspend on its remote from the first render, and React requires `act` to be awaited then.
  return act(() => Promise.resolve({ calls, ...renderRoutes(routes, at) }));
}

const click = (element: HTMLElement) => act(async () => element.click());

beforeEach(() => {
  remotes = { ...REMOTES };
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  loadRemote.mockImplementation((id) => Promise.resolve({ default: remotes[id] }));
  for (const name of ['owner-dashboard', 'owner-editor', 'owner-account', 'site'] as const) {
    forget(name);
  }
});

describe('the route table (specification §2)', () => {
  it('shows the landing page at / to visitors and the dashboard to owners', async () => {
    const { unmount } = await open('/', signedOut);
    expect(await screen.findByText('portada')).toBeVisible();
    unmount();

    await open('/', signedIn);
    expect(await screen.findByText('resumen del panel')).toBeVisible();
  });

  it('tells a visitor of /dashboard why it is closed', async () => {
    await open('/dashboard', signedOut);
    expect(await screen.findByText('No autorizado')).toBeVisible();
    expect(
      screen.getByText('Necesitas iniciar sesión para acceder al panel de control.'),
    ).toBeVisible();
    expect(screen.queryByText('resumen del panel')).toBeNull();
  });

  it('sends a visitor of an editor home', async () => {
    const { router } = await open('/editor/7', signedOut);
    expect(await screen.findByText('portada')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('does not take a server that is unavailable for a visitor', async () => {
    await open('/dashboard', { status: 503 });
    expect(await screen.findByText('No pudimos comprobar tu sesión')).toBeVisible();
    expect(screen.queryByText('No autorizado')).toBeNull();
  });

  it('shows the requested path and the ways out on the 404 page', async () => {
    await open('/no/hay', signedOut);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    expect(screen.getByText('/no/hay')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeVisible();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(['/', '/dashboard', '/login', '/registro']));
    await waitFor(() => expect(document.title).toBe('Página no encontrada · CartaViva'));
  });

  it('moves focus to the content and names the tab after a navigation', async () => {
    await open('/dashboard', signedIn);
    await click(await screen.findByText('resumen del panel'));
    expect(await screen.findByText('perfil')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('Mi Perfil · CartaViva');
  });
});

describe('the admin area (decisions, "Roles")', () => {
  it('is open to admins, who find it in the header', async () => {
    await open('/profile', { body: anOwner({ role: 'admin' }) });
    await click(await screen.findByRole('link', { name: 'Administración' }));
    expect(await screen.findByText('todos los usuarios')).toBeVisible();
    expect(document.title).toBe('Administración · CartaViva');
  });

  it.each([
    ['an owner', signedIn],
    ['a visitor', signedOut],
  ])('does not exist for %s', async (_, user) => {
    await open('/admin', user);
    expect(await screen.findByText('Página no encontrada')).toBeVisible();
    expect(screen.queryByText('todos los usuarios')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Administración' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Página no encontrada · CartaViva'));
  });
});

describe('leaving', () => {
  const signOut = async () =>
    click((await screen.findAllByRole('button', { name: 'Cerrar Sesión' }))[0]!);

  it('without a network says that the session is still open, and tries again', async () => {
    Object.assign(window, { reportError: jest.fn() });
    const { calls } = await open('/dashboard', signedIn, {
      'POST /api/auth/logout': { isLost: true },
    });
    const attempts = () => calls.filter(({ call }) => call === 'POST /api/auth/logout').length;
    await signOut();
    expect(
      await screen.findByRole('alertdialog', { name: 'Tu sesión sigue abierta' }),
    ).toBeVisible();
    await click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(attempts()).toBe(2));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(attempts()).toBe(3));
  });
});

describe('coming back to a window', () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
  const Plan = () => <h1>plan {useSession().user?.subscriptionPlan}</h1>;
  const openPlan = async (after: StubReply, returning = comeBack) => {
    let isBack = false;
    remotes['ownerAccount/routes'] = [{ path: '/profile', element: <Plan /> }];
    await open('/profile', () => (isBack ? after : signedIn));
    expect(await screen.findByText('plan profesional')).toBeVisible();
    isBack = true;
    await returning();
  };

  it('is not needed for a plan that changes while the window is in sight', async () => {
    const streams: EventSource[] = [];
    const BrowserEventSource = globalThis.EventSource;
    jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
      expect(url).toBe('/api/billing/events');
      streams.push(new BrowserEventSource(url));
      return streams.at(-1)!;
    });
    const hear = () => act(async () => void streams.at(-1)!.dispatchEvent(new Event('plan')));
    await openPlan({ body: anOwner({ subscriptionPlan: 'empresarial' }) }, hear);
    expect(await screen.findByText('plan empresarial')).toBeVisible();
    expect(streams).toHaveLength(1);
  });

  it('shows the plan that was chosen meanwhile, without a reload', async () => {
    await openPlan({ body: anOwner({ subscriptionPlan: 'empresarial' }) });
    expect(await screen.findByText('plan empresarial')).toBeVisible();
  });

  it.each([
    ['ended', signedOut],
    ['is another’s now', { body: anOwner({ id: 'somebody-else' }) }],
  ])('tells that the session %s, and takes nobody away', async (_, after) => {
    await openPlan(after);
    expect(await screen.findByRole('alertdialog', { name: 'Sesión expirada' })).toBeVisible();
    expect(screen.getByText('plan profesional')).toBeInTheDocument();
  });

  it('changes nothing while there is no network', async () => {
    await openPlan({ isLost: true });
    expect(screen.getByText('plan profesional')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('Editor de Menú', () => {
  const press = async () =>
    click(within((await screen.findAllByRole('navigation'))[0]!).getByText('Editor de Menú'));

  it('opens the first menu', async () => {
    await open('/dashboard', signedIn, {
      'GET /api/menus': { body: [{ id: 'uno' }, { id: 'dos' }] },
    });
    await press();
    expect(await screen.findByText('Editando uno')).toBeVisible();
  });

  it('creates a first menu for an owner without one', async () => {
    const { calls } = await open('/dashboard', signedIn, {
      'GET /api/menus': { body: [] },
      'POST /api/menus': { status: 201, body: { id: 'nuevo' } },
    });
    await press();
    expect(await screen.findByText('Editando nuevo')).toBeVisible();
    expect(screen.getByText('Menú creado exitosamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === 'POST /api/menus')?.body).toMatchObject({
      name: 'Nuevo Menú',
      restaurantName: 'Restaurante de Altagracia',
      currency: 'DOP',
      isPublished: false,
    });
  });

  it('creates it where the browser is', async () => {
    browseFrom('America/Bogota');
    const { calls } = await open('/dashboard', signedIn, {
      'GET /api/menus': { body: [] },
      'POST /api/menus': { status: 201, body: { id: 'nuevo' } },
    });
    await press();
    expect(await screen.findByText('Editando nuevo')).toBeVisible();
    expect(calls.find(({ call }) => call === 'POST /api/menus')?.body).toMatchObject({
      country: 'CO',
      timeZone: 'America/Bogota',
      currency: 'COP',
    });
  });

  it('says when it could not be created', async () => {
    await open('/dashboard', signedIn, { 'GET /api/menus': { status: 500 } });
    await press();
    expect(await screen.findByText('No se pudo crear el menú.')).toBeVisible();
  });
});

describe('a remote that cannot be loaded', () => {
  it('is fetched a second time by itself', async () => {
    loadRemote.mockRejectedValueOnce(new Error('503'));
    await open('/dashboard', signedIn);
    expect(await screen.findByText('resumen del panel')).toBeVisible();
    expect(screen.queryByText('Esta pantalla no llegó a la mesa')).toBeNull();
  });

  it('fails alone, says so, and is fetched again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = new Error('503');
    loadRemote.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await open('/dashboard', signedIn);
    expect(await screen.findByText('Esta pantalla no llegó a la mesa')).toBeVisible();
    expect(screen.getAllByText('Mi Perfil')[0]).toBeVisible();

    await click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('resumen del panel')).toBeVisible();
  });
});
