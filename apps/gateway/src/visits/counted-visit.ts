import type { RecordVisitRequest, Visit } from '@cartaviva/contracts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { plainText } from '../auth/device';
import { networkOf } from '../requests/client-network';

/** What is kept of an address: enough to see a crowd, too little to find a person (decisions). */
const KEPT = { v4: 24, v6: 48 } as const;

/** Whether the browser asks not to be counted. */
const declines = ({ headers }: FastifyRequest) =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** The visit as it is kept, or nothing when nobody is to be counted: programs, and who declines. */
export function countedVisit(
  { menuId, visitorId, source, userAgent }: RecordVisitRequest,
  request: FastifyRequest,
  now: Date,
): Visit | undefined {
  const device = plainText(request.headers['user-agent'] ?? userAgent ?? '');
  if (declines(request) || isbot(device)) return undefined;
  return {
    menuId,
    visitorId,
    source,
    userAgent: device,
    ipAddress: networkOf(request.ip, KEPT) ?? null,
    at: now.toISOString(),
  };
}
