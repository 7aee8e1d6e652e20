import type { TestClock } from './test-clock';

interface Shared {
  readonly clock?: TestClock;
  stop(): Promise<void>;
}

/** What the worker's suites share now. */
let running: { readonly start: unknown; readonly service: Promise<Shared> } | undefined;

/**
 * Shares a started service among the suites of a worker that follow each other, and sets its clock right for each.
 * It is stopped when a suite asks for another service, or ends with the worker's process: whoever uses it works in an
 * account of their own, and leaves it running.
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
