import type { TestClock } from './test-clock';

interface Shared {
  readonly clock?: TestClock;
  stop(): Promise<void>;
}

let running: { readonly start: unknown; readonly service: Promise<Shared> } | undefined;

/**
 * Shares a started service among consecutive suites of a worker, and resets its clock for each suite. It stops when a
 * suite requests another service, or with the worker's process. Suites must use their own accounts and must not stop
 * the service.
 */
export function shared<Service extends Shared>(
  start: () => Promise<Service>,
): () => Promise<Service> {
  return async () => {
    if (running?.start !== start) {
      const before = running;
      running = { start, service: start() };
      await (await before?.service)?.stop();
    }
    const service = (await running.service) as Service;
    service.clock?.reset();
    return service;
  };
}
