import { jest } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { register } from 'prom-client';
import { OpenStreams } from './open-streams';

/** Creates a response that records its writes and never sends them. */
function connection() {
  const stream = new ServerResponse(new IncomingMessage(new Socket()));
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  Object.assign(stream, { write, end: write });
  return { stream, written, close: () => stream.emit('close') };
}

const page = (topic = 'menu', network = 'home', version = 'v1') => {
  const { stream, ...rest } = connection();
  return { ...rest, open: { topic, network, stream, version } };
};

const LIMITS = { inTotal: 3, perNetwork: 2 };
const gauge = async () => (await register.getSingleMetric('live_pages')!.get()).values[0]?.value;

describe('the open pages', () => {
  it('of one network have an end, and room again as soon as one of them is closed', () => {
    const pages = new OpenStreams(LIMITS);
    const [first, second] = [page(), page()];
    for (const { open } of [first, second]) {
      pages.requireRoom('home');
      pages.add(open);
    }
    expect(() => pages.requireRoom('home')).toThrow('TOO_MANY_REQUESTS');
    expect(() => pages.requireRoom('elsewhere')).not.toThrow();
    first.close();
    expect(() => pages.requireRoom('home')).not.toThrow();
  });

  it('of all networks have an end, too, and room again', () => {
    const pages = new OpenStreams(LIMITS);
    const opened = ['a', 'b', 'c'].map((network) => page('menu', network));
    for (const { open } of opened) pages.add(open);
    expect(() => pages.requireRoom('d')).toThrow('UNAVAILABLE');
    opened[0]!.close();
    expect(() => pages.requireRoom('d')).not.toThrow();
  });

  it('are counted while they are open, each once however it ends', async () => {
    const before = (await gauge()) ?? 0;
    const pages = new OpenStreams(LIMITS);
    const [first, second] = [page('a'), page('b')];
    for (const { open } of [first, second]) pages.add(open);
    expect(await gauge()).toBe(before + 2);
    first.close();
    first.close();
    expect(await gauge()).toBe(before + 1);
    expect(pages.topics).toEqual(['b']);
    expect([pages.has('a'), pages.has('b')]).toEqual([false, true]);
    second.close();
    expect(await gauge()).toBe(before);
  });

  it('are told of a version once, and none of another menu’s', async () => {
    const pages = new OpenStreams(LIMITS);
    const [old, newer, other] = [page(), page('menu', 'home', 'v2'), page('other')];
    for (const { open } of [old, newer, other]) pages.add(open);
    await pages.publish('menu', 'v2', 'v2 is here');
    await pages.publish('menu', 'v2', 'v2 is here');
    expect([old, newer, other].map(({ written }) => written)).toEqual([['v2 is here'], [], []]);
    await pages.publish('menu', undefined, 'look');
    expect([old.written.at(-1), newer.written, other.written]).toEqual(['look', ['look'], []]);
  });

  it('that do not take what they are sent are closed, and the others hear all the same', async () => {
    const pages = new OpenStreams(LIMITS);
    const [stuck, gone, well] = [page(), page(), page()];
    Object.defineProperty(stuck.open.stream, 'writableLength', { value: 16 * 1024 + 1 });
    const destroyed = jest.spyOn(stuck.open.stream, 'destroy').mockReturnThis();
    gone.open.stream.destroyed = true;
    for (const { open } of [stuck, gone, well]) pages.add(open);
    await pages.publish('menu', 'v2', 'news');
    expect([stuck, gone, well].map(({ written }) => written)).toEqual([[], [], ['news']]);
    expect(destroyed).toHaveBeenCalledTimes(1);
  });

  it('hear news in turns that wait for nothing, and leave in turns that do', async () => {
    jest.useFakeTimers();
    const pages = new OpenStreams({ inTotal: 2000, perNetwork: 2000 });
    const all = Array.from({ length: 2000 }, () => page());
    for (const { open } of all) pages.add(open);
    const heard = () => all.filter(({ written }) => written.length > 0).length;
    const publishing = pages.publish('menu', 'v2', 'news');
    expect(heard()).toBe(100);
    await jest.advanceTimersByTimeAsync(20);
    await publishing;
    expect(heard()).toBe(2000);

    for (const { written } of all) written.length = 0;
    const leaving = pages.endAll(() => 'bye');
    await jest.advanceTimersByTimeAsync(1000);
    expect(heard()).toBeLessThanOrEqual(1100);
    await jest.advanceTimersByTimeAsync(1000);
    await leaving;
    expect(heard()).toBe(2000);
    jest.useRealTimers();
  });
});
