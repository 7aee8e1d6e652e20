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

/**
 * Says so with the answer, whatever it will be, beside the limits that it says already
 * (draft-ietf-httpapi-ratelimit-headers).
 */
export function writeRateLimit(reply: FastifyReply, limit: RateLimit): void {
  const { name, seconds, remaining, reset } = limit;
  add(reply, 'ratelimit-policy', `"${name}";q=${limit.limit};w=${seconds}`);
  add(reply, 'ratelimit', `"${name}";r=${remaining};t=${reset}`);
}

function add(reply: FastifyReply, header: string, value: string): void {
  const said = reply.getHeader(header);
  void reply.header(header, said === undefined ? value : `${String(said)}, ${value}`);
}
