/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { waitFor } from '@testing-library/dom';
import { jest } from '@jest/globals';
import { showPage } from '../testing/menu-body';
import { MENU_ID } from '../testing/sample-menu';
import { resend } from './outbox';
import { countVisit } from './visit';

const post = jest.fn<typeof fetch>();
const sent = () => post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Visit);
interface Visit {
  menuId: string;
  visitorId: string;
  source: string;
  piece: string | null;
  table: string | null;
}

beforeEach(() => {
  localStorage.clear();
  showPage({});
  history.replaceState(null, '', `/menu/${MENU_ID}`);
  post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  globalThis.fetch = post;
});

const refuse = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  return () => Reflect.deleteProperty(navigator, name);
};

describe('a visit', () => {
  it('is told with a visitor that the browser keeps', async () => {
    await countVisit(MENU_ID);
    await countVisit(MENU_ID);
    const [first, second] = sent();
    expect(post.mock.calls[0]?.[0]).toBe('/api/menu-visits');
    expect(first).toEqual({
      menuId: MENU_ID,
      visitorId: expect.stringMatching(/^[\w-]{8,64}$/),
      source: 'direct_link',
      ...{ language: 'es', table: null, piece: null },
    });
    expect(second?.visitorId).toBe(first?.visitorId);
  });

  it('has another visitor for another menu', async () => {
    await countVisit(MENU_ID);
    await countVisit('another-menu');
    const [first, second] = sent();
    expect(second?.visitorId).not.toBe(first?.visitorId);
  });

  it('counts a scan, then takes its marks off the address and leaves the rest', async () => {
    history.replaceState(null, '', `/menu/${MENU_ID}?source=qr&p=t&mesa=4#c2`);
    await countVisit(MENU_ID);
    expect(sent()[0]).toMatchObject({ source: 'qr', piece: 'tent', table: '4' });
    expect(location.search + location.hash).toBe('?mesa=4#c2');
  });

  it.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const)('creates and sends nothing under %s', async (_, name, value) => {
    const undo = refuse(name, value);
    history.replaceState(null, '', `/menu/${MENU_ID}?source=qr`);
    await countVisit(MENU_ID);
    undo();
    expect(post).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
    expect(location.search).toBe('');
  });

  it('is not told by a browser that refused on the cookies page', async () => {
    localStorage.setItem('cartaviva-no-contar', '1');
    await countVisit(MENU_ID);
    expect(post).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  it('is told by a browser that keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await countVisit(MENU_ID);
    expect(sent()[0]?.visitorId).toMatch(/^[\w-]{8,64}$/);
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is', () => Promise.resolve(new Response(null, { status: 503 }))],
    ['too many come at once', () => Promise.resolve(new Response(null, { status: 429 }))],
  ])('is kept when %s, and told later in its hour', async (_, answer) => {
    post.mockImplementation(answer);
    await expect(countVisit(MENU_ID)).resolves.toBeUndefined();
    const [visit] = sent();
    post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
    resend();
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(sent()).toEqual([visit]);
  });

  it('is not kept when it is taken, or never will be', async () => {
    for (const status of [202, 400]) {
      post.mockResolvedValue(new Response(null, { status }));
      await countVisit(MENU_ID);
    }
    resend();
    expect(post).toHaveBeenCalledTimes(2);
  });
});
