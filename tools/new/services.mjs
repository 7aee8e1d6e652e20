import { basename } from 'node:path';
import { Refusal } from './names.mjs';

/**
 * Folder of a service, the expressions with which its tests send a message as an owner and as a visitor, and the file
 * that lists the access rules of its messages, if there is one.
 * @typedef {{ folder: string, owner: string, visitor: string, access?: string }} Service
 */

const asUser = { owner: 'service.asUser(randomUUID())', visitor: 'service.visitor' };
const asOwner = { owner: 'service.owner().call', visitor: 'service.visitor' };

/** @type {Record<string, Service>} */
const SERVICES = {
  menus: {
    ...{ folder: 'apps/menus-service', ...asOwner, visitor: 'service.visitor.call' },
    access: 'apps/menus-service/test/owned-messages.ts',
  },
  identity: {
    ...{ folder: 'apps/identity-service', ...asUser },
    access: 'apps/identity-service/src/who-may-do-what.int-spec.ts',
  },
  billing: { folder: 'apps/billing-service', ...asUser },
  media: { folder: 'apps/media-worker', ...asOwner },
};

/** @param {string} name */
export function serviceOf(name) {
  const service = SERVICES[name];
  if (!service || !Object.hasOwn(SERVICES, name)) {
    const all = Object.keys(SERVICES).join(', ');
    throw new Refusal(`There is no service '${name}': the services are ${all}.`);
  }
  return { ...service, module: `${service.folder}/src/${basename(service.folder)}.module.ts` };
}
