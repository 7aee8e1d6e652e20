import type {
  ItemViews,
  RecordItemViewsRequest,
  RecordVisitRequest,
  Visit,
} from '@cartaviva/contracts';
import type { FastifyRequest } from 'fastify';
import { deviceOf, plainText } from '../../pipeline/requests/device';
import { networkOf, STORED_PREFIXES } from '../../pipeline/requests/client-network';
import { isCounted } from './is-counted';

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
