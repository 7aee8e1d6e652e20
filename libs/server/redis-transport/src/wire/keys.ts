import type { ProcessRole, ServiceName } from '@cartaviva/contracts';

/**
 * Names in Redis. The braces keep all keys of one service on one node of a cluster, so that a
 * transaction may touch several of them.
 */
export const keys = {
  /** Requests nobody has taken yet. */
  requests: (service: ServiceName) => `cv:{${service}}:requests`,
  /** The run of Redis (one from start to stop) that the requests belong to. */
  requestsRun: (service: ServiceName) => `cv:{${service}}:requests:run`,
  /** What happened in the service, kept for every service that listens. */
  events: (service: ServiceName) => `cv:{${service}}:events`,
  /** The service's events that a listener gave up on, with the reason. */
  dead: (service: ServiceName) => `cv:{${service}}:dead`,
  /** The run of Redis that is known to hold all events; gone after a flush. */
  eventsRun: (service: ServiceName) => `cv:{${service}}:sealed-events:run`,
  /** Channel on which the service's broadcast events are told at once. */
  broadcast: (service: ServiceName) => `cv:{${service}}:broadcast`,
  /** Channel on which one process hears the answers to its requests. */
  replies: (role: ProcessRole, processId: string) => `cv:replies:${role}:${processId}`,
};
