import { z } from 'zod';

/** Variables that several processes read. One meaning each, wherever they are read. */
export const port = (fallback: number) =>
  z.coerce.number().int().min(0).max(65_535).default(fallback);

/** Where health and metrics listen: on this machine alone, unless somebody else must ask for them. */
export const opsHost = z.string().min(1).default('127.0.0.1');

const url = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`), hostname: /^/ });

export const redisUrl = url('redis', 'rediss');
export const postgresUrl = url('postgres', 'postgresql');
export const smtpUrl = url('smtp', 'smtps');
export const webUrl = url('http', 'https');

/** A secret strong enough to sign or seal with. */
export const secret = z.string().min(32);

export const logLevel = z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info');

export { z };
