import type { TestClock } from './test-clock';

/**
 * Starts a service once for all suites of a worker, and sets its clock right for each. The service ends with the
 * worker's process: whoever uses it works in an account of their own, and leaves it running.
 */
export function shared<Service extends { readonly clock: TestClock }>(
  start: () => Promise<Service>,
): () => Promise<Service> {
  let started: Promise<Service> | undefined;
  return async () => {
    const service = await (started ??= start());
    service.clock.reset();
    return service;
  };
}
