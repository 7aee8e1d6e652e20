import type {
  Engagement,
  RecordEngagementRequest,
  RecordVisitRequest,
  Visit,
} from '@cartaviva/contracts';
import { namesNobody } from '@cartaviva/domain';
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

/** Few browsers account for most visits, and looking one up is much faster than reading its name. */
const robots = new Map<string, boolean>();
const MAX_ROBOTS = 2000;

function isRobot(device: string): boolean {
  const known = robots.get(device);
  if (known !== undefined) return known;
  if (robots.size >= MAX_ROBOTS) robots.clear();
  const found = isbot(device);
  robots.set(device, found);
  return found;
}

/** Whether somebody is there who may be counted: no program, no guess, nobody who declines. */
const isCounted = (request: FastifyRequest, device: string): boolean =>
  !declines(request) && !isAhead(request) && !isRobot(device);

/** The moment that something happened which is sent so many seconds later, on the gateway's clock. */
const momentOf = (now: Date, ageSeconds = 0): string =>
  new Date(now.getTime() - ageSeconds * 1000).toISOString();

/** The visit as it is kept, or nothing when nobody is to be counted: programs, and who declines. */
export function countedVisit(
  { ageSeconds, userAgent, ...visit }: RecordVisitRequest,
  request: FastifyRequest,
  now: Date,
): Visit | undefined {
  const device = plainText(request.headers['user-agent'] ?? userAgent ?? '');
  if (!isCounted(request, device)) return undefined;
  return {
    ...visit,
    userAgent: device,
    ipAddress: networkOf(request.ip, STORED_PREFIXES) ?? null,
    at: momentOf(now, ageSeconds),
  };
}

/** The engagement as it is kept, without searches that could name somebody, or nothing as for a visit. */
export function countedEngagement(
  { ageSeconds, searches, ...engagement }: RecordEngagementRequest,
  request: FastifyRequest,
  now: Date,
): Engagement | undefined {
  if (!isCounted(request, deviceOf(request))) return undefined;
  return {
    ...engagement,
    ...(searches && { searches: searches.filter(namesNobody) }),
    at: momentOf(now, ageSeconds),
  };
}
