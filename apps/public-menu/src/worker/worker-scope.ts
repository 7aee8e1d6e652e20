/**
 * Parts of the service worker API that the worker uses. TypeScript's worker library conflicts with its DOM library.
 */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', react: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', react: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', react: (event: MessageToWorker) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
export type { FetchEvent };
