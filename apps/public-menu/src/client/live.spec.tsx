/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { jest } from '@jest/globals';
import { pageOf, showPage } from '../testing/menu-body';
import { MENU_ID, sampleItem } from '../testing/sample-menu';
import { stayLive } from './live';

/** Implements the part of `EventSource` that the page uses. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  dispatch(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

let hearers: (readonly [EventTarget, jest.SpiedFunction<EventTarget['addEventListener']>])[];
const items = [sampleItem(1)];
const ask = jest.fn<typeof fetch>();
const last = () => Stream.opened.at(-1)!;
const listening = () => Stream.opened.filter(({ isClosed }) => !isClosed).length;
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const see = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Object.assign(globalThis, { EventSource: Stream });
  showPage({ items });
  Stream.opened = [];
  hearers = [document, window].map(
    (target: EventTarget) => [target, jest.spyOn(target, 'addEventListener')] as const,
  );
  globalThis.fetch = ask.mockReset();
  ask.mockImplementation(() => Promise.resolve(new Response(pageOf({ items }))));
  stayLive(MENU_ID);
});
// Listeners on the window and the document would otherwise outlive the test.
afterEach(() => {
  for (const [target, added] of hearers) {
    for (const [event, react] of added.mock.calls) target.removeEventListener(event, react);
  }
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('an open page', () => {
  it('listens for its menu, and looks once for what it missed before', async () => {
    expect(last().url).toBe(`/api/public/menus/${MENU_ID}/events`);
    expect(ask).not.toHaveBeenCalled();
    last().dispatch('open');
    await after(0);
    expect(ask).toHaveBeenCalledTimes(1);
    last().dispatch('open');
    await after(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each(['changed', 'unpublished'])('looks within moments of hearing %s', async (news) => {
    last().dispatch(news);
    await after(199);
    expect(ask).not.toHaveBeenCalled();
    await after(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('looks again where the gateway that answers had not heard yet, and not where it had', async () => {
    last().dispatch('changed');
    await after(200 + 1000);
    expect(ask).toHaveBeenCalledTimes(2);
    const changed = pageOf({ items: [sampleItem(1, { name: 'Mofongo' })] });
    ask.mockImplementation(() => Promise.resolve(new Response(changed)));
    last().dispatch('changed');
    await after(5000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('comes back by itself, each time later, and looks for what it missed', async () => {
    // The jitter ranges from half to one and a half of the wait. A random number of 0.5 leaves it unchanged.
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = Stream.opened.length;
      last().dispatch('error');
      expect(listening()).toBe(0);
      await after(wait - 1);
      expect(Stream.opened).toHaveLength(before);
      await after(1);
      expect([Stream.opened.length, listening()]).toEqual([before + 1, 1]);
    }
    expect(ask).toHaveBeenCalledTimes(8);
    last().dispatch('open');
    await after(0);
    last().dispatch('error');
    await after(1000);
    expect(listening()).toBe(1);
  });

  it.each(['open', 'changed'])(
    'looks again, each time later, where events come (%s) and the page itself does not',
    async (event) => {
      ask.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
      for (const wait of [1000, 2000, 4000]) {
        last().dispatch(event);
        await after(200);
        expect(listening()).toBe(0);
        const before = Stream.opened.length;
        await after(wait);
        expect([Stream.opened.length, listening()]).toEqual([before + 1, 1]);
      }
      ask.mockImplementation(() => Promise.resolve(new Response(pageOf({ items }))));
      last().dispatch('open');
      await after(0);
      expect(listening()).toBe(1);
    },
  );

  it('comes back at once when the phone has signal again', async () => {
    for (let time = 0; time < 5; time += 1) {
      last().dispatch('error');
      if (time < 4) await after(60_000);
    }
    const before = Stream.opened.length;
    dispatchEvent(new Event('online'));
    expect([Stream.opened.length, listening()]).toEqual([before + 1, 1]);
  });

  it('waits with one timer, however often the stream fails', async () => {
    const stream = last();
    for (let time = 0; time < 3; time += 1) stream.dispatch('error');
    expect(jest.getTimerCount()).toBe(1);
    await after(60_000);
    expect([Stream.opened.length, listening(), ask.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('leaves no timer behind when it is back before its time', async () => {
    last().dispatch('error');
    dispatchEvent(new Event('online'));
    await after(0);
    expect([Stream.opened.length, listening(), ask.mock.calls.length]).toEqual([2, 1, 1]);
    expect(jest.getTimerCount()).toBe(0);
    await after(60_000);
    expect([Stream.opened.length, listening(), ask.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('that was opened behind another does not listen before somebody looks', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    Stream.opened = [];
    stayLive('behind');
    expect(Stream.opened).toEqual([]);
    see(false);
    expect(Stream.opened.map(({ url }) => url)).toContain('/api/public/menus/behind/events');
  });

  it('does not listen while nobody looks, and looks when they come back', async () => {
    see(true);
    expect(listening()).toBe(0);
    await after(120_000);
    expect([listening(), ask.mock.calls.length]).toEqual([0, 0]);
    see(false);
    await after(0);
    expect([listening(), ask.mock.calls.length]).toEqual([1, 1]);
  });
});
