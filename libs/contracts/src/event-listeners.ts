import type { ServiceName } from './message';

/** Who listens to the events of each service: one stays in Redis until all of these have handled it. */
export const EVENT_LISTENERS: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  identity: ['menus', 'billing', 'media'],
  menus: ['identity', 'media'],
  billing: ['identity', 'menus'],
  media: ['identity'],
};
