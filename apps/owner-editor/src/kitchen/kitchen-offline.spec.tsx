import { hurryWrites } from '@cartaviva/api-client';
import type { ItemView } from '@cartaviva/contracts';
import {
  aCategory,
  aMenu,
  anItem,
  anOwner,
  renderRoutes,
  stubFetch,
  type StubReply,
} from '@cartaviva/web-testing';
import { cacheStorage } from '@cartaviva/web-testing/cache-storage';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import type { Mark } from './waiting-marks';

const MENU = aMenu({ isPublished: true });
const CATEGORY = aCategory();
const GOAT = anItem({ categoryId: CATEGORY.id });
const PUT_GOAT = `PUT /api/items/${GOAT.id}`;
const WAITS = 'Guardado aquí, se enviará al volver la señal';
const SOLD_OUT = { isAvailable: false, availableAgainAt: null };

beforeEach(() => {
  Object.assign(globalThis, { caches: cacheStorage(window.location.origin) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
  localStorage.clear();
});

let people = 0;

/** Opens the kitchen for a new user. Requests fail while the simulated network is offline. */
function aKitchen(replies: Record<string, (body: unknown, headers: Headers) => StubReply> = {}) {
  people += 1;
  const user = anOwner({ id: `cook-${people}` });
  const network = { isOffline: false, isUnavailable: false };
  const items: ItemView[] = [GOAT];
  const keys: (string | null)[] = [];
  const given: Record<string, (body: unknown, headers: Headers) => StubReply> = {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/menus?limit=100': () => ({ body: [MENU] }),
    [`GET /api/menus/${MENU.id}/categories`]: () => ({ body: [CATEGORY] }),
    [`GET /api/menus/${MENU.id}/items`]: () => ({ body: items }),
    [PUT_GOAT]: (body, headers) => {
      if (network.isUnavailable) return { status: 503 };
      keys.push(headers.get('Idempotency-Key'));
      items[0] = { ...GOAT, ...(body as object), version: 2 };
      return { body: items[0] };
    },
    ...replies,
  };
  const isMeetingNobody = (call: string) => network.isOffline && call !== 'GET /api/auth/user';
  const calls = stubFetch(
    Object.fromEntries(
      Object.entries(given).map(([call, answer]) => [
        call,
        (body: unknown, headers: Headers) =>
          isMeetingNobody(call) ? { isLost: true } : answer(body, headers),
      ]),
    ),
  );
  const entry = `kitchenMarks:${user.id}:${user.account?.id}`;
  const stored = () => JSON.parse(localStorage.getItem(entry) ?? '[]') as Mark[];
  const store = (...marks: Partial<Mark>[]) => {
    const waiting = (marks.length > 0 ? marks : [{}]).map((changes, at): Mark => ({
      ...{ key: `k${at + 1}`, menuId: MENU.id, itemId: GOAT.id, name: GOAT.name },
      ...{ availability: SOLD_OUT, markedAt: Date.now() },
      ...changes,
    }));
    localStorage.setItem(entry, JSON.stringify(waiting));
  };
  const open = async () => {
    renderRoutes(routes, '/cocina');
    return screen.findByRole('switch', { name: 'Chivo liniero' });
  };
  const sent = () => calls.filter(({ call }) => call === PUT_GOAT).map(({ body }) => body);
  return { ...{ network, keys, stored, store, open, sent } };
}

describe('a mark that waits', () => {
  it('is stored before it is sent, with the key that it is sent with', async () => {
    const { network, keys, stored, open } = aKitchen();
    const goat = await open();
    network.isOffline = true;
    await userEvent.click(goat);
    expect(stored()).toMatchObject([{ itemId: GOAT.id, availability: SOLD_OUT }]);
    const [{ key }] = stored() as [Mark];
    expect(await screen.findByText(WAITS, {}, { timeout: 5000 })).toBeVisible();
    network.isOffline = false;
    act(() => hurryWrites());
    await waitFor(() => expect(stored()).toEqual([]));
    expect(keys).toEqual([key]);
    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
  });

  it('is shown, and sent once, when the tablet was switched off meanwhile', async () => {
    const { store, stored, keys, sent, open } = aKitchen();
    store();
    expect(await open()).not.toBeChecked();
    await waitFor(() => expect(stored()).toEqual([]));
    expect([keys, sent()]).toEqual([['k1'], [SOLD_OUT]]);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it.each([
    [404, 'Ya no está en el menú.'],
    [403, 'Tu rol ya no lo permite.'],
  ])('is told of where it is refused later with %d, and forgotten', async (status, reason) => {
    const { store, stored, open } = aKitchen({ [PUT_GOAT]: () => ({ status, body: {} }) });
    store();
    await open();
    expect(await screen.findByText(`No se pudo guardar: Chivo liniero. ${reason}`)).toBeVisible();
    expect(stored()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  });

  it('is the last of two touches, and both are sent in their sequence', async () => {
    const { network, keys, stored, sent, open } = aKitchen();
    const goat = await open();
    network.isOffline = true;
    await userEvent.click(goat);
    expect(goat).not.toBeChecked();
    await userEvent.click(goat);
    expect(goat).toBeChecked();
    const touched = stored();
    expect(touched).toHaveLength(2);
    network.isOffline = false;
    act(() => hurryWrites());
    await waitFor(() => expect(stored()).toEqual([]));
    expect(sent().slice(-2)).toEqual([SOLD_OUT, { isAvailable: true, availableAgainAt: null }]);
    expect(keys).toEqual(touched.map(({ key }) => key));
    expect(goat).toBeChecked();
  });

  it('is kept while the service is unavailable for longer than a write is repeated', async () => {
    jest.useFakeTimers();
    const { network, store, stored, keys, open } = aKitchen();
    network.isUnavailable = true;
    store();
    expect(await open()).not.toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(3 * 60_000));
    expect(stored()).toHaveLength(1);
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.queryByText(/No se pudo guardar/)).toBeNull();
    network.isUnavailable = false;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(stored()).toEqual([]);
    expect(keys).toEqual(['k1']);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('is sent when it is 23 hours old', async () => {
    const { store, stored, sent, open } = aKitchen();
    store({ markedAt: Date.now() - 23 * 3_600_000 });
    expect(await open()).not.toBeChecked();
    await waitFor(() => expect(stored()).toEqual([]));
    expect(sent()).toEqual([SOLD_OUT]);
    expect(screen.queryByText(/No se envió/)).toBeNull();
  });

  it('is not sent after a day, which is told, and the next one is', async () => {
    const { store, stored, keys, open } = aKitchen();
    store({ markedAt: Date.now() - 24 * 3_600_000 - 1000 }, { markedAt: Date.now() - 60_000 });
    await open();
    expect(
      await screen.findByText('No se envió: Chivo liniero. Lo marcaste hace más de un día.'),
    ).toBeVisible();
    await waitFor(() => expect(stored()).toEqual([]));
    expect(keys).toEqual(['k2']);
  });

  it('stays for the same person where the session is over', async () => {
    const body = { title: 'Unauthorized' };
    const { store, stored, open } = aKitchen({ [PUT_GOAT]: () => ({ status: 401, body }) });
    store();
    await open();
    expect(
      await screen.findByText('Una marca quedó sin enviar. Se enviará cuando vuelvas a entrar.'),
    ).toBeVisible();
    expect(stored()).toHaveLength(1);
  });
});

describe('the dishes without signal', () => {
  it('are those that were read last, with the marks that were made, and say so', async () => {
    const { network, stored, open } = aKitchen();
    await userEvent.click(await open());
    await waitFor(() => expect(stored()).toEqual([]));
    expect(screen.queryByText(/^Sin señal/)).toBeNull();
    cleanup();
    network.isOffline = true;
    expect(await open()).not.toBeChecked();
    expect(
      await screen.findByText(/^Sin señal\. Los platos, como estaban hoy a las /),
    ).toBeVisible();
    network.isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Sin señal/)).toBeNull());
  });
});
