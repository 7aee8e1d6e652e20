import { startBeside } from './process-beside.mjs';

/**
 * A gateway with `ROLES=diners`, beside the one of a system.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} [like] name of that one
 */
export const startDinersGateway = (system, like = 'gateway') =>
  startBeside(system, like, { ROLES: 'diners' });
