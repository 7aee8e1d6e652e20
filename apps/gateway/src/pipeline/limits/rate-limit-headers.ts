import type { FastifyReply } from 'fastify';

export interface RateLimit {
  /** Name of the limit. `hour` is the limit of a plan for calls with a key. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  readonly remaining: number;
  readonly reset: number;
}

export const rateLimitHeaders = ({ name, limit, seconds, remaining, reset }: RateLimit) => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${seconds}`,
  ratelimit: `"${name}";r=${remaining};t=${reset}`,
});

/** Adds the limit to the response headers, after the limits already there (draft-ietf-httpapi-ratelimit-headers). */
export function writeRateLimit(reply: FastifyReply, limit: RateLimit): void {
  for (const [header, value] of Object.entries(rateLimitHeaders(limit))) add(reply, header, value);
}

function add(reply: FastifyReply, header: string, value: string): void {
  const said = reply.getHeader(header);
  void reply.header(header, said === undefined ? value : `${String(said)}, ${value}`);
}
