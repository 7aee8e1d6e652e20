import { jest } from '@jest/globals';
import { id, MENU_ID } from '../../testing/sample-menu';
import { itemViews } from './item-views';

const post = jest.fn<typeof fetch>();
const sent = () => post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Views);
interface Views {
  menuId: string;
  visitorId: string;
  itemIds: string[];
}
/** Longer than views are gathered, in milliseconds. */
const LATER = 3000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  globalThis.fetch = post;
});
afterEach(() => jest.useRealTimers());

describe('the items a diner opens', () => {
  it('are told together after a while, each once', () => {
    const see = itemViews(MENU_ID);
    for (const item of [id(1), id(2), id(1)]) see(item);
    expect(post).not.toHaveBeenCalled();
    jest.advanceTimersByTime(LATER);
    see(id(2));
    see(id(3));
    jest.advanceTimersByTime(LATER);
    expect(post.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/api/item-views'));
    const visitorId = expect.stringMatching(/^[\w-]{8,64}$/);
    expect(sent()).toEqual([
      { menuId: MENU_ID, visitorId, itemIds: [id(1), id(2)] },
      { menuId: MENU_ID, visitorId, itemIds: [id(3)] },
    ]);
    expect(sent()[1]?.visitorId).toBe(sent()[0]?.visitorId);
  });

  it.each([
    ['leaves', () => dispatchEvent(new Event('pagehide'))],
    [
      'looks elsewhere',
      () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('are told at once when the diner %s, and not again', (_, leave) => {
    itemViews(MENU_ID)(id(1));
    leave();
    expect(sent()).toMatchObject([{ itemIds: [id(1)] }]);
    expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    leave();
    jest.advanceTimersByTime(LATER);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['on the cookies page', () => localStorage.setItem('cartaviva-no-contar', '1')],
    [
      'by Do Not Track',
      () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }),
    ],
  ])('are told by nobody who refused %s, and leave nothing behind', (_, refuse) => {
    refuse();
    const before = localStorage.length;
    itemViews(MENU_ID)(id(1));
    jest.advanceTimersByTime(LATER);
    dispatchEvent(new Event('pagehide'));
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(post).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(before);
  });
});
