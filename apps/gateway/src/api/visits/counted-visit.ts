import type {
  ItemViews,
  RecordItemViewsRequest,
  RecordVisitRequest,
  Visit,
} from '@cartaviva/contracts';
import type { FastifyRequest } from 'fastify';
import { deviceOf, plainText } from '../../pipeline/requests/device';
import { networkOf, STORED_PREFIXES } from '../../pipeline/requests/client-network';
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
const isCounted = (request: FastifyRequest, device: string): boolean =>
  !declines(request) && !isAhead(request) && !isbot(device);

/** The visit as it is kept, or nothing when nobody is to be counted: programs, and who declines. */
export function countedVisit(
  { menuId, visitorId, source, userAgent }: RecordVisitRequest,
  request: FastifyRequest,
  now: Date,
): Visit | undefined {
  const device = plainText(request.headers['user-agent'] ?? userAgent ?? '');
  if (!isCounted(request, device)) return undefined;
  return {
    menuId,
    visitorId,
    source,
    userAgent: device,
    ipAddress: networkOf(request.ip, STORED_PREFIXES) ?? null,
    at: now.toISOString(),
  };
}

/** The item views as they are kept, or nothing as for a visit. */
export function countedItemViews(
  { menuId, visitorId, itemIds }: RecordItemViewsRequest,
  request: FastifyRequest,
  now: Date,
): ItemViews | undefined {
  if (!isCounted(request, deviceOf(request))) return undefined;
  return { menuId, visitorId, itemIds, at: now.toISOString() };
}
