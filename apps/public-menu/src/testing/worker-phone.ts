import { jest } from '@jest/globals';
import { cacheStorage } from './cache-storage';

export const ORIGIN = 'https://cartaviva.do';

type Reply = Response | Error | Promise<Response>;
interface WorkerEvent {
  readonly request?: Request;
  readonly data?: unknown;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Simulates a phone that runs the service worker. The test answers network requests. */
export class WorkerPhone {
  readonly caches = cacheStorage(ORIGIN);
  readonly messages: unknown[] = [];
  /** Paths that were requested from the network, with their queries. */
  readonly asked: string[] = [];
  network: (path: string) => Reply = () => new TypeError('Failed to fetch');
  private readonly reactions = new Map<string, (event: WorkerEvent) => void>();

  /** Runs the real worker code on this phone. */
  static async start(): Promise<WorkerPhone> {
    const phone = new WorkerPhone();
    Object.assign(globalThis, {
      caches: phone.caches,
      location: new URL('/sw.js', ORIGIN),
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () =>
          Promise.resolve([{ postMessage: (it: unknown) => phone.messages.push(it) }]),
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, react: (event: WorkerEvent) => void) =>
        phone.reactions.set(type, react),
      fetch: (input: string | Request) => phone.fetch(input),
    });
    jest.resetModules();
    await import('../worker/main');
    return phone;
  }

  /**
   * Opens a path and waits until everything is stored. Returns undefined if the worker leaves the request to the
   * browser.
   */
  async open(path: string, init?: RequestInit): Promise<Response | undefined> {
    const { answer, work } = this.request(path, init);
    const reply = await answer;
    await Promise.all(work);
    return reply;
  }

  /** Works as `open`, but does not wait for stored data. */
  request(path: string, init?: RequestInit) {
    return this.dispatch('fetch', { request: new Request(new URL(path, ORIGIN), init) });
  }

  async send(type: 'activate' | 'install' | 'message', data?: unknown): Promise<void> {
    await Promise.all(this.dispatch(type, { data }).work);
  }

  private dispatch(type: string, about: Partial<WorkerEvent>) {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    this.reactions.get(type)!({
      ...about,
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (promise) => work.push(promise),
    });
    return { answer, work };
  }

  private async fetch(input: string | Request): Promise<Response> {
    const url = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
    const path = url.pathname + url.search;
    this.asked.push(path);
    const reply = await this.network(path);
    if (reply instanceof Error) throw reply;
    return reply;
  }
}

export const page = (text: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><html><body data-menu-id="x">${text}</body></html>`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });

/** Marks a reply and its clones as redirected. */
export function redirected(reply: Response): Response {
  const clone = () => redirected(Response.prototype.clone.call(reply));
  return Object.defineProperties(reply, { redirected: { value: true }, clone: { value: clone } });
}
