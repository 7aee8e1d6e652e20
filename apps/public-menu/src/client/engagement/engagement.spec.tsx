/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { jest } from '@jest/globals';
import { showPage } from '../../testing/menu-body';
import { id, MENU_ID, sampleCategory, sampleItem } from '../../testing/sample-menu';
import { offerSearch } from '../find';
import { followEngagement } from '.';

const post = jest.fn<typeof fetch>();
const sent = () =>
  post.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body)) as object]);
const visitorId = expect.stringMatching(/^[\w-]{8,64}$/) as string;
const beacon = (done: object) => ['/api/menu-engagement', { menuId: MENU_ID, visitorId, ...done }];
/** Longer than the pause that ends a search, in milliseconds. */
const PAUSE_MS = 1000;

const item = (number: number, soldOut = false) => ({
  ...{ id: id(number), anchor: `p-${number}`, name: `Plato ${number}`, price: '100.00' },
  ...(soldOut && { soldOut: true as const }),
});
const leave = () => dispatchEvent(new Event('pagehide'));

/** Observers that the page registered. Tests call them to bring sections into sight. */
const observers: IntersectionObserverCallback[] = [];
const comesIntoSight = (sectionId: string, isIntersecting = true) => {
  const target = document.getElementById(sectionId);
  for (const observe of observers) observe([{ isIntersecting, target }] as never, {} as never);
};

/** Functions that remove a test page's listeners, as leaving the page does. */
const unlisten: (() => void)[] = [];
const watchListeners = (target: EventTarget) => {
  const listen = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    unlisten.push(() => target.removeEventListener(type, listener, options));
    listen(type, listener, options);
  });
};

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(observe: IntersectionObserverCallback) {
      observers.push(observe);
    }
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/m/x');
  observers.length = 0;
  for (const target of [window, document]) watchListeners(target);
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  post.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 202 })));
  globalThis.fetch = post;
  showPage({
    categories: [sampleCategory(10, 'Fuertes'), sampleCategory(11, 'Postres')],
    items: [
      sampleItem(1, { name: 'Mofongo', categoryId: id(10), dietaryTags: ['Vegano'] }),
      sampleItem(2, { name: 'Flan', categoryId: id(11) }),
    ],
  });
  offerSearch(document);
});
afterEach(() => {
  for (const stop of unlisten.splice(0)) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const write = (text: string, pauseMs = PAUSE_MS) => {
  const input = document.querySelector<HTMLInputElement>('#find [type=search]')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  jest.advanceTimersByTime(pauseMs);
};

describe('what a diner does with a menu', () => {
  it('is sent in one beacon when the page is left, which outlives it', () => {
    const { opened, ordered } = followEngagement(MENU_ID);
    for (const one of [item(1), item(2, true), item(1)]) opened(one);
    ordered([id(1)]);
    // A browser first reports the sections that are out of sight.
    comesIntoSight('c1', false);
    comesIntoSight('c2');
    expect(post).not.toHaveBeenCalled();
    leave();
    expect(sent()).toEqual([
      beacon({
        ...{ itemIds: [id(1), id(2)], soldOutItemIds: [id(2)], orderedItemIds: [id(1)] },
        categoryIds: [id(11)],
      }),
    ]);
    expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });

  it('is sent when they look elsewhere, and then only what is new', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { opened } = followEngagement(MENU_ID);
    opened(item(1));
    document.dispatchEvent(new Event('visibilitychange'));
    opened(item(1));
    leave();
    hidden.mockReturnValue(false);
    opened(item(2));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent()).toEqual([beacon({ itemIds: [id(1)] })]);
    leave();
    expect(sent()[1]).toEqual(beacon({ itemIds: [id(2)] }));
  });

  it('has the searches that found nothing, as they were written last', () => {
    followEngagement(MENU_ID);
    for (const text of ['sus', 'sushi', 'sush', 'Piña Colada', 'mofongo', '']) write(text);
    write('risotto', 10);
    leave();
    expect(sent()).toEqual([beacon({ searches: ['sushi', 'pina colada', 'risotto'] })]);
  });

  it('has the filters, and no search that a filter left without items', () => {
    followEngagement(MENU_ID);
    document.querySelector<HTMLButtonElement>('.chips [value=Vegano]')!.click();
    write('flan');
    leave();
    expect(sent()).toEqual([beacon({ filters: ['Vegano'] })]);
  });

  it('is nothing to send where nothing was done', () => {
    followEngagement(MENU_ID);
    leave();
    expect(post).not.toHaveBeenCalled();
  });

  it('goes with what earlier pages could not send, and again when the phone is online', async () => {
    const earlier = { path: '/api/menu-visits', body: { menuId: 'earlier' }, at: Date.now() };
    localStorage.setItem('cartaviva-unsent-earlier', JSON.stringify(earlier));
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    const { opened } = followEngagement(MENU_ID);
    expect(sent()).toEqual([[earlier.path, earlier.body]]);
    opened(item(1));
    leave();
    await jest.advanceTimersByTimeAsync(1000);
    post.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([
      [earlier.path, { ...earlier.body, ageSeconds: 1 }],
      beacon({ itemIds: [id(1)], ageSeconds: 1 }),
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('goes after what this page could not send, once more when the page is left', async () => {
    const unsent = { path: '/api/menu-visits', body: { menuId: MENU_ID }, at: Date.now() };
    const { opened } = followEngagement(MENU_ID);
    localStorage.setItem('cartaviva-unsent-visit', JSON.stringify(unsent));
    opened(item(1));
    await jest.advanceTimersByTimeAsync(60_000);
    leave();
    expect(sent()).toEqual([
      [unsent.path, { ...unsent.body, ageSeconds: 60 }],
      beacon({ itemIds: [id(1)] }),
    ]);
    await jest.advanceTimersByTimeAsync(0);
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it.each([
    ['on the cookies page', () => localStorage.setItem('cartaviva-no-contar', '1')],
    [
      'by Do Not Track',
      () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }),
    ],
  ])('is sent by nobody who refused %s, and leaves nothing behind', (_, refuse) => {
    refuse();
    const before = localStorage.length;
    const earlier = { path: '/api/menu-visits', body: { menuId: 'earlier' }, at: Date.now() };
    localStorage.setItem('cartaviva-unsent-1', JSON.stringify(earlier));
    followEngagement(MENU_ID).opened(item(1));
    leave();
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(post).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(before);
  });
});
