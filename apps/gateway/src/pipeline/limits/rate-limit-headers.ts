import type { FastifyReply } from 'fastify';

/** Where a caller stands with a limit, once a call was counted. */
export interface RateLimit {
  /** Which limit: `hour` for a plan's calls by key, else by the name of what is limited. */
  readonly name: string;
  /** Calls that are let through in `seconds`. */
  readonly limit: number;
  readonly seconds: number;
  readonly remaining: number;
  /** Seconds until there is room for more. */
  readonly reset: number;
}

/** The headers that say where a caller stands with one limit. */
export const rateLimitHeaders = ({ name, limit, seconds, remaining, reset }: RateLimit) => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${seconds}`,
  ratelimit: `"${name}";r=${remaining};t=${reset}`,
});

/**
 * Says so with the answer, whatever it will be, beside the limits that it says already
 * (draft-ietf-httpapi-ratelimit-headers).
 */
export function writeRateLimit(reply: FastifyReply, limit: RateLimit): void {
  for (const [header, value] of Object.entries(rateLimitHeaders(limit))) add(reply, header, value);
}

function add(reply: FastifyReply, header: string, value: string): void {
  const said = reply.getHeader(header);
  void reply.header(header, said === undefined ? value : `${String(said)}, ${value}`);
}
