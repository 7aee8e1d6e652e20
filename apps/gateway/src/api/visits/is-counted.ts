import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** A page fetched before anybody asked to see it. */
const isAhead = ({ headers }: FastifyRequest) =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  );

/** Whether the browser asks not to be counted. */
const declines = ({ headers }: FastifyRequest) =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** Whether somebody is there who may be counted: no program, no guess, nobody who declines. */
export const isCounted = (request: FastifyRequest, device: string): boolean =>
  !declines(request) && !isAhead(request) && !isbot(device);
