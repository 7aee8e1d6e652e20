import type { ServiceName } from './message';

/** Services that listen to the events of each service. An event stays in Redis until all of them have handled it. */
export const EVENT_LISTENERS: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  identity: ['menus', 'billing', 'media'],
  menus: ['identity', 'media'],
  billing: ['identity', 'menus'],
  media: ['identity'],
};
