import { startBeside } from './process-beside.mjs';

/**
 * Starts a gateway with `ROLES=diners` beside the gateway of a system.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} [like] name of the existing gateway
 */
export const startDinersGateway = (system, like = 'gateway') =>
  startBeside(system, like, { ROLES: 'diners' });
