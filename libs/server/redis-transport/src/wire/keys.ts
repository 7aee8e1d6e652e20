import type { ProcessRole, ServiceName } from '@cartaviva/contracts';

/**
 * Names of Redis keys. The braces keep all keys of one service on one node of a cluster, so that a transaction may
 * use several of them.
 */
export const keys = {
  /** Stream of requests that nobody has taken yet. */
  requests: (service: ServiceName) => `cv:{${service}}:requests`,
  /** Run ID of the Redis that the requests belong to. */
  requestsRun: (service: ServiceName) => `cv:{${service}}:requests:run`,
  /** Stream of the service's events for all listeners. */
  events: (service: ServiceName) => `cv:{${service}}:events`,
  /** Stream of events that a listener gave up, with the reason. */
  dead: (service: ServiceName) => `cv:{${service}}:dead`,
  /** Run ID of the Redis that has all events. It is missing after a flush. */
  eventsRun: (service: ServiceName) => `cv:{${service}}:sealed-events:run`,
  /** Channel for the service's broadcast events. */
  broadcast: (service: ServiceName) => `cv:{${service}}:broadcast`,
  /** Channel on which one process receives the replies to its requests. */
  replies: (role: ProcessRole, processId: string) => `cv:replies:${role}:${processId}`,
};
