import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Matches IDs that are safe in logs and emails. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,128}$/;

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  requestIdFrom(headers['x-request-id']);

/** @param given value of X-Request-Id */
export const requestIdFrom = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
