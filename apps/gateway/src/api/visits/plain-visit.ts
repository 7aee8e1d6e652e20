import { faultsOf, RecordVisitRequest } from '@cartaviva/contracts';

export interface PlainVisit {
  readonly length: number;
  readonly headers: { readonly 'user-agent'?: string };
  readonly forwardedFor: string | undefined;
  readonly requestId: string | undefined;
}

/** Maximum body size in bytes. A visit has about two hundred. */
const MAX_BYTES = 2000;
const FIELDS = new Set([
  'content-length',
  'content-type',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
]);
/** Headers that do not affect a visit. */
const IGNORED =
  /^(?:accept(?:-.+)?|connection|keep-alive|priority|referer|save-data|sec-ch-.+|sec-fetch-(?:dest|mode|storage-access)|cache-control|pragma|te|traceparent|x-forwarded-(?:host|proto|port)|x-real-ip|forwarded|via)$/;

/**
 * Parses the headers of a visit that a diner's browser sends from one of our pages. Returns undefined for any other
 * header, such as a cookie, and for a repeated one.
 * @param lines names and values in turn (`IncomingMessage.rawHeaders`)
 */
export function plainVisitOf(
  lines: readonly string[],
  isOurs: (origin: string, host: string | undefined) => boolean,
): PlainVisit | undefined {
  const found = new Map<string, string>();
  for (let at = 0; at < lines.length; at += 2) {
    const name = lines[at]!.toLowerCase();
    if (!FIELDS.has(name)) {
      if (IGNORED.test(name)) continue;
      return undefined;
    }
    if (found.has(name)) return undefined;
    found.set(name, lines[at + 1]!);
  }
  const length = Number(found.get('content-length'));
  const [origin, name] = [found.get('origin'), found.get('user-agent')];
  if (!(length > 0 && length <= MAX_BYTES)) return undefined;
  if (found.get('content-type') !== 'application/json') return undefined;
  if (found.get('sec-fetch-site') === 'cross-site') return undefined;
  if (origin !== undefined && !isOurs(origin, found.get('host'))) return undefined;
  return {
    length,
    headers: name === undefined ? {} : { 'user-agent': name },
    forwardedFor: found.get('x-forwarded-for'),
    requestId: found.get('x-request-id'),
  };
}

/** Parses the visit in a body. Returns undefined if the body is anything else or violates a rule. */
export function visitIn(body: Buffer): RecordVisitRequest | undefined {
  let given: unknown;
  try {
    given = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const visit = { ...new RecordVisitRequest(), ...given };
  return faultsOf(RecordVisitRequest, visit).size === 0 ? visit : undefined;
}
