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

/** What a request says of who sends it. */
export interface Sender {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/** A page fetched before anybody asked to see it. */
const isAhead = ({ headers }: Sender) =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  );

/** Whether the browser asks not to be counted. */
const declines = ({ headers }: Sender) => headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** A browser by the name that it gives itself. */
interface Browser {
  readonly device: string;
  readonly isRobot: boolean;
}

/** Few browsers account for most visits, and looking one up is much faster than reading its name. */
const browsers = new Map<string, Browser>();
const MAX_BROWSERS = 2000;
/** Longest name that is kept, in UTF-16 units. */
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

/** Whether somebody is there who may be counted: no program, no guess, nobody who declines. */
const isCounted = (request: Sender, { isRobot }: Browser): boolean =>
  !declines(request) && !isAhead(request) && !isRobot;

/** The moment that something happened which is sent so many seconds later, on the gateway's clock. */
const momentOf = (now: Date, ageSeconds = 0): string =>
  new Date(now.getTime() - ageSeconds * 1000).toISOString();

/** The visit as it is kept, or nothing when nobody is to be counted: programs, and who declines. */
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

/** The engagement as it is kept, without searches that could name somebody, or nothing as for a visit. */
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
