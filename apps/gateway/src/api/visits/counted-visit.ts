import type {
  Engagement,
  RecordEngagementRequest,
  RecordVisitRequest,
  Visit,
} from '@cartaviva/contracts';
import { namesNobody } from '@cartaviva/domain';
import type { IncomingHttpHeaders } from 'node:http';
import { plainText } from '../../pipeline/requests/device';
import { networkOf, STORED_PREFIXES } from '../../pipeline/requests/client-network';
import { isbot } from 'isbot';

/** Parts of a request that identify its sender. */
export interface Sender {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

const isAhead = ({ headers }: Sender) =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  );

const declines = ({ headers }: Sender) => headers['dnt'] === '1' || headers['sec-gpc'] === '1';

interface Browser {
  readonly device: string;
  readonly isRobot: boolean;
}

/** Cache of user agents. Few of them account for most visits, and a lookup is much faster than parsing. */
const browsers = new Map<string, Browser>();
const MAX_BROWSERS = 2000;
/** Maximum length of a cached user agent, in UTF-16 code units. */
const MAX_NAME = 1000;

function browserOf(name: string): Browser {
  const known = browsers.get(name);
  if (known) return known;
  const device = plainText(name);
  const browser = { device, isRobot: isbot(device) };
  if (browsers.size >= MAX_BROWSERS) browsers.clear();
  if (name.length <= MAX_NAME) browsers.set(name, browser);
  return browser;
}

const isCounted = (request: Sender, { isRobot }: Browser): boolean =>
  !declines(request) && !isAhead(request) && !isRobot;

/** Returns the time of an event that was sent the given number of seconds later, by the gateway's clock. */
const momentOf = (now: Date, ageSeconds = 0): string =>
  new Date(now.getTime() - ageSeconds * 1000).toISOString();

/** Returns the visit to store, or undefined if the sender must not be counted. */
export function countedVisit(
  { ageSeconds, userAgent, ...visit }: RecordVisitRequest,
  request: Sender,
  now: Date,
): Visit | undefined {
  const browser = browserOf(request.headers['user-agent'] ?? userAgent ?? '');
  if (!isCounted(request, browser)) return undefined;
  return {
    ...visit,
    userAgent: browser.device,
    ipAddress: networkOf(request.ip, STORED_PREFIXES) ?? null,
    at: momentOf(now, ageSeconds),
  };
}

/**
 * Returns the engagement to store, or undefined if the sender must not be counted. Drops searches that could contain
 * personal data.
 */
export function countedEngagement(
  { ageSeconds, searches, ...engagement }: RecordEngagementRequest,
  request: Sender,
  now: Date,
): Engagement | undefined {
  if (!isCounted(request, browserOf(request.headers['user-agent'] ?? ''))) return undefined;
  return {
    ...engagement,
    ...(searches && { searches: searches.filter(namesNobody) }),
    at: momentOf(now, ageSeconds),
  };
}
