import { jest } from '@jest/globals';
import { noteSessionEnd } from '@cartaviva/api-client';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { cacheStorage } from '@cartaviva/web-testing/cache-storage';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetMarksOfOthers } from './owner-entries';
import { kitchenCopy, kitchenUser, storeKitchenCopy, storeKitchenUser } from './kitchen-copies';
import { useSession } from './session';
import { useAccountRefresh } from './use-account-refresh';

const ANA = anOwner({ id: 'ana' });
const USER = 'GET /api/auth/user';
const LOST: StubReply = { isLost: true };
const ITEMS = '/menus/1/items';

function Whoever() {
  useAccountRefresh();
  const { user, status, error } = useSession();
  return <p>{user ? `soy ${user.id}` : error ? 'nadie sabe' : status}</p>;
}

/** Opens an address while the network answers the request for the user with `user`. */
function open(address: string, user: StubReply) {
  window.history.replaceState(null, '', address);
  stubFetch({ [USER]: user });
  renderRoutes([{ path: '*', element: <Whoever /> }], address);
}

beforeEach(async () => {
  Object.assign(globalThis, { caches: cacheStorage('https://cartaviva.do'), Response, Request });
  await storeKitchenUser(ANA);
  await storeKitchenCopy(ANA, ITEMS, ['Mofongo']);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

const items = () => kitchenCopy<string[]>(ANA, ITEMS);
const areForgotten = () => waitFor(async () => expect(await items()).toBeUndefined());

describe('what the kitchen read last', () => {
  it('opens its screen for who worked there, without a network', async () => {
    open('/cocina', LOST);
    expect(await screen.findByText('soy ana')).toBeVisible();
    expect((await items())?.data).toEqual(['Mofongo']);
  });

  it.each([
    ['opens it where the server cannot answer', 503, 'soy ana'],
    ['does not where it refuses', 403, 'nadie sabe'],
  ])('%s', async (_, status, shown) => {
    open('/cocina', { status, body: {} });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('opens no other screen', async () => {
    open('/dashboard', LOST);
    expect(await screen.findByText('nadie sabe')).toBeVisible();
  });

  it('is kept for the same person in the same account', async () => {
    open('/cocina', { body: ANA });
    expect(await screen.findByText('soy ana')).toBeVisible();
    expect((await items())?.data).toEqual(['Mofongo']);
  });

  it.each([
    ['somebody else has come in', { body: anOwner({ id: 'luis' }) }],
    [
      'they act for another account',
      { body: anOwner({ id: 'ana', account: { id: 'x', role: 'kitchen' } as never }) },
    ],
    ['nobody is signed in', { status: 401, body: { title: 'Unauthorized' } }],
  ])('is forgotten where %s', async (_, reply) => {
    open('/cocina', reply);
    await areForgotten();
    expect(await kitchenUser()).toBeUndefined();
  });

  it('is forgotten as soon as a call finds the session over', async () => {
    open('/cocina', { body: ANA });
    await screen.findByText('soy ana');
    act(() => noteSessionEnd());
    await areForgotten();
  });

  it('is nobody else’s, and not for ever', async () => {
    expect(await kitchenCopy(anOwner({ id: 'luis' }), ITEMS)).toBeUndefined();
    const week = Date.now() + 7 * 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(week - 60_000);
    expect((await items())?.data).toEqual(['Mofongo']);
    clock.mockReturnValue(week + 1000);
    expect(await items()).toBeUndefined();
    expect(await kitchenUser()).toBeUndefined();
    clock.mockRestore();
  });
});

it('leaves the waiting marks of the person who is there, and of nobody else', () => {
  localStorage.setItem('kitchenMarks:ana:ana', '[]');
  localStorage.setItem('kitchenMarks:luis:ana', '[]');
  forgetMarksOfOthers('ana');
  expect(Object.keys(localStorage)).toEqual(['kitchenMarks:ana:ana']);
});
