import { startBeside } from './process-beside.mjs';

/**
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} [like] name of the existing gateway
 */
export const startDinersGateway = (system, like = 'gateway') =>
  startBeside(system, like, { ROLES: 'diners' });
