/** The parts of a service worker's world that ours uses; TypeScript has them only without the DOM. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** Of the document that asks; empty where that is what is asked for. */
  readonly clientId: string;
  /** Of the document that the answer becomes; empty of any other file. */
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
