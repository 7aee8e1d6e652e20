import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids that may stand in logs and mails as they are. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,128}$/;

/** The caller's own X-Request-Id when it is fit to keep, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  requestIdFrom(headers['x-request-id']);

/** @param given the value of X-Request-Id */
export const requestIdFrom = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
