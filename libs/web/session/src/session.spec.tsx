import { jest } from '@jest/globals';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DEMO_KEYS } from './demo-mode';
import { onSignOutFailure, useSession } from './session';

function WhoIsHere() {
  const { status, user, error, refresh, signOut } = useSession();
  return (
    <>
      <p>{user ? `${status}: ${user.firstName}` : status}</p>
      {error && <p>no answer</p>}
      <button onClick={() => void refresh()}>ask again</button>
      <button onClick={() => void signOut()}>sign out</button>
    </>
  );
}

const USER = 'GET /api/auth/user';
const showing = (user: StubReply, more: Record<string, StubReply> = {}) => {
  const calls = stubFetch({ [USER]: user, ...more });
  renderRoutes([{ path: '/', element: <WhoIsHere /> }]);
  return calls;
};

describe('useSession', () => {
  afterEach(() => localStorage.clear());

  it('is loading until the server has answered, then knows the user', async () => {
    showing({ body: anOwner() });
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('signedIn: Altagracia')).toBeVisible();
  });

  it('takes 401 for "nobody", without an error and without a second try', async () => {
    const calls = showing({ status: 401, body: { title: 'Unauthorized' } });
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(screen.queryByText('no answer')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['invalid JSON', { user: '{', menus: '[]' }],
    ['no user', { user: 'null', menus: '[]' }],
    ['no list of menus', { user: '{}', menus: '{"a":1}' }],
  ])('ends a demo with %s on every page', async (_, { user, menus }) => {
    localStorage.setItem(DEMO_KEYS.mode, 'true');
    localStorage.setItem(DEMO_KEYS.user, user);
    localStorage.setItem(DEMO_KEYS.menus, menus);
    showing({ status: 401, body: { title: 'Unauthorized' } });
    expect(await screen.findByText('signedOut')).toBeVisible();
    for (const key of Object.values(DEMO_KEYS)) expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps a valid demo', async () => {
    localStorage.setItem(DEMO_KEYS.mode, 'true');
    localStorage.setItem(DEMO_KEYS.user, '{"id":"demo-user"}');
    showing({ status: 401, body: { title: 'Unauthorized' } });
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(localStorage.getItem(DEMO_KEYS.mode)).toBe('true');
  });

  it('does not take a server that is unavailable for "nobody"', async () => {
    showing({ status: 503, body: { error: 'El servicio no responde.' } });
    expect(await screen.findByText('no answer')).toBeVisible();
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('ends demo mode when somebody really signs in', async () => {
    for (const key of Object.values(DEMO_KEYS)) localStorage.setItem(key, 'true');
    showing({ body: anOwner() });
    await screen.findByText('signedIn: Altagracia');
    for (const key of Object.values(DEMO_KEYS)) expect(localStorage.getItem(key)).toBeNull();
  });

  it('remembers for pages written in advance whether somebody is signed in', async () => {
    showing({ body: anOwner() });
    await screen.findByText('signedIn: Altagracia');
    expect(localStorage.getItem('cartaviva-session')).toBe('1');
    cleanup();
    showing({ status: 401 });
    await screen.findByText('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  const signOut = async (reply: StubReply) => {
    const [report, failed] = [jest.fn(), jest.fn()];
    Object.assign(window, { reportError: report });
    const forget = onSignOutFailure(failed);
    const calls = showing({ body: anOwner() }, { 'POST /api/auth/logout': reply });
    (await screen.findByText('sign out')).click();
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/auth/logout'));
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    forget();
    return failed;
  };

  it('signs out even when the server fails, and reports it', async () => {
    expect(await signOut({ status: 503 })).not.toHaveBeenCalled();
  });

  it('leaves no file of the owner’s behind, and all of them when nobody was signed out', async () => {
    const deleted = jest.fn(() => Promise.resolve(true));
    Object.assign(window, { caches: { delete: deleted } });
    await signOut({ isLost: true });
    expect(deleted).not.toHaveBeenCalled();
    cleanup();
    await signOut({ status: 503 });
    await waitFor(() => expect(deleted).toHaveBeenCalledWith('cartaviva-owner-files'));
    Reflect.deleteProperty(window, 'caches');
  });

  it('leaves no unfinished work of the owner’s behind, nor what a form stores as its page goes', async () => {
    const keys = ['menuDraft:one', 'menuImport:one'];
    const store = () => keys.forEach((key) => localStorage.setItem(key, '{}'));
    const stored = () => keys.filter((key) => localStorage.getItem(key) !== null);
    const leave = () => window.dispatchEvent(new Event('pagehide'));
    // The pages of earlier tests have not gone away yet.
    leave();
    store();
    localStorage.setItem('theme', 'dark');
    await signOut({ isLost: true });
    leave();
    expect(stored()).toEqual(keys);
    cleanup();
    await signOut({ status: 503 });
    await waitFor(() => expect(stored()).toEqual([]));
    store();
    leave();
    expect(stored()).toEqual([]);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('does not pretend to have signed out when nobody was told', async () => {
    expect(await signOut({ isLost: true })).toHaveBeenCalledTimes(1);
  });
});
