import { jest } from '@jest/globals';
import type { AccountRole, JoinedAccountView } from '@cartaviva/contracts';
import {
  anOwner,
  renderRoutes,
  stubFetch,
  watchNavigation,
  type StubReply,
} from '@cartaviva/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const NAMES = ['/dashboard', '/analytics', '/analytics/:menuId', '/editor/:id', '/empezar'];
const MORE = ['/cocina', '/personas', '/profile', '/profile/plan', '/ayuda'];
const remote = [...NAMES, ...MORE].map((path) => ({ path, element: <h1>pantalla {path}</h1> }));
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: () => Promise.resolve({ default: remote }),
}));
const { routes } = await import('./routes');

const ME = anOwner();
const OWN = ME.account.id;
const HERS = '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d77';
const ENTER_HERS = `POST /api/accounts/${HERS}/enter`;
const NOT_YOURS = 'Esta página no es parte de tu rol';

const acting = (role: AccountRole) => ({
  ...ME,
  account: { id: role === 'owner' ? OWN : HERS, name: 'Carmen Díaz', role },
});
const accounts = (current: string, role: AccountRole = 'kitchen'): JoinedAccountView[] => [
  { id: OWN, name: 'Altagracia Peña', role: 'owner', current: current === OWN },
  { id: HERS, name: 'Carmen Díaz', role, current: current === HERS },
];

async function open(at: string, role: AccountRole, replies: Record<string, StubReply> = {}) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: acting(role) },
    'GET /api/accounts': { body: role === 'owner' ? accounts(OWN) : accounts(HERS, role) },
    'GET /remotes.json': { body: [] },
    ...replies,
  });
  const opened = await act(() => Promise.resolve(renderRoutes(routes, at)));
  const sent = (call: string) => calls.filter((each) => each.call === call);
  return { ...opened, sent };
}
const places = async () => {
  const [header] = await screen.findAllByRole('navigation', { name: 'Principal' });
  const links = within(header!).getAllByText(/./, { selector: 'a, button' });
  return links.map(({ textContent }) => textContent);
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('where a role works', () => {
  it.each<[AccountRole, string[], string]>([
    ['owner', ['Panel de Control', 'Editor de Menú', 'Personas'], '/dashboard'],
    ['administrator', ['Panel de Control', 'Editor de Menú', 'Personas'], '/dashboard'],
    ['editor', ['Panel de Control', 'Editor de Menú'], '/dashboard'],
    ['kitchen', ['Cocina'], '/cocina'],
    ['analyst', ['Visitas'], '/analytics'],
  ])('%s is offered %j, and lands on %s', async (role, own, home) => {
    localStorage.setItem('cartaviva-account', `${ME.id} ${OWN}`);
    await open('/dashboard', role);
    expect(await screen.findByText(`pantalla ${home}`)).toBeVisible();
    expect(await places()).toEqual([...own, 'Mi Perfil', 'Ayuda']);
  });

  it.each<[string, readonly AccountRole[]]>([
    ['/personas', ['owner', 'administrator']],
    ['/cocina', ['owner', 'administrator', 'editor', 'kitchen']],
    ['/analytics', ['owner', 'administrator', 'analyst']],
    ['/editor/7', ['owner', 'administrator', 'editor']],
    ['/empezar', ['owner', 'administrator']],
    ['/profile/plan', ['owner']],
  ])('%s is open to %j and to nobody else', async (path, may) => {
    for (const role of ['owner', 'administrator', 'editor', 'kitchen', 'analyst'] as const) {
      const { unmount } = await open(path, role);
      expect(await screen.findByText(may.includes(role) ? /^pantalla/ : NOT_YOURS)).toBeVisible();
      unmount();
    }
  });
});

describe('the accounts of a person', () => {
  const bar = (name: RegExp) => screen.findByRole('button', { name });

  it('are named nowhere while there is but one', async () => {
    const { sent } = await open('/profile', 'owner', {
      'GET /api/accounts': { body: accounts(OWN).slice(0, 1) },
    });
    expect(await screen.findByText('pantalla /profile')).toBeVisible();
    await waitFor(() => expect(sent('GET /api/accounts')).toHaveLength(1));
    expect(screen.queryByText('Cuenta')).toBeNull();
  });

  it.each(['/profile', '/editor/7'])('are shown and changed at %s', async (path) => {
    const times = watchNavigation();
    const { sent } = await open(path, 'editor', {
      [`POST /api/accounts/${OWN}/enter`]: { status: 204 },
    });
    await userEvent.click(await bar(/^Carmen Díaz Editor/));
    const own = await screen.findByRole('menuitem', { name: 'Altagracia Peña · Dueño' });
    await userEvent.click(own);
    await waitFor(() => expect(sent(`POST /api/accounts/${OWN}/enter`)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('cartaviva-account')).toBe(`${ME.id} ${OWN}`));
    await waitFor(() => expect(times()).toBe(1));
  });

  it('are left after asking', async () => {
    const leave = `DELETE /api/accounts/${HERS}`;
    const { sent } = await open('/cocina', 'kitchen', { [leave]: { status: 204 } });
    await userEvent.click(await bar(/^Carmen Díaz Cocina/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dejar esta cuenta' }));
    expect(await screen.findByText('¿Dejar la cuenta de Carmen Díaz?')).toBeVisible();
    expect(sent(leave)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la cuenta' }));
    await waitFor(() => expect(sent(leave)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('cartaviva-account')).toBe(`${ME.id} ${OWN}`));
  });

  it('are asked about once after signing in', async () => {
    const times = watchNavigation();
    const { sent } = await open('/dashboard', 'owner', { [ENTER_HERS]: { status: 204 } });
    expect(await screen.findByText('¿En qué cuenta vas a trabajar?')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Carmen Díaz.*Cocina/ }));
    await waitFor(() => expect(sent(ENTER_HERS)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('cartaviva-account')).toBe(`${ME.id} ${HERS}`));
    await waitFor(() => expect(times()).toBe(1));
  });

  it('are entered by themselves where one was chosen before', async () => {
    const times = watchNavigation();
    localStorage.setItem('cartaviva-account', `${ME.id} ${HERS}`);
    const { sent } = await open('/', 'owner', { [ENTER_HERS]: { status: 204 } });
    await waitFor(() => expect(sent(ENTER_HERS)).toHaveLength(1));
    expect(screen.queryByText('¿En qué cuenta vas a trabajar?')).toBeNull();
    await waitFor(() => expect(times()).toBe(1));
  });

  it('keep nobody from their own when they cannot be read', async () => {
    await open('/dashboard', 'owner', { 'GET /api/accounts': { status: 503 } });
    expect(await screen.findByText('pantalla /dashboard')).toBeVisible();
  });

  it('that another window entered are told of, and nobody is taken away', async () => {
    let isOther = false;
    stubFetch({
      'GET /api/auth/user': () => ({ body: acting(isOther ? 'kitchen' : 'owner') }),
      'GET /api/accounts': { body: accounts(OWN) },
      'GET /remotes.json': { body: [] },
    });
    await act(() => Promise.resolve(renderRoutes(routes, '/profile')));
    expect(await screen.findByText('pantalla /profile')).toBeVisible();
    isOther = true;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(
      await screen.findByRole('alertdialog', { name: 'Entraste a otra cuenta' }),
    ).toBeVisible();
    expect(screen.getByText('pantalla /profile')).toBeInTheDocument();
  });
});
