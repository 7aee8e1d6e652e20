/** Declares the parts of the service worker API in use. TypeScript's own types conflict with those of the DOM. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** ID of the document that sends the request. Empty for a navigation. */
  readonly clientId: string;
  /** ID of the document that the response becomes. Empty for other requests. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', react: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', react: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', react: (event: MessageToWorker) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
