import { EXAMPLE_CONTACT_SETTINGS as EXAMPLE, OPENING_HOURS } from '@cartaviva/domain';
import { z } from 'zod';
import { redisAddressFault } from './redis-address';

/** Variables that several processes read. One meaning each, wherever they are read. */
export const port = (fallback: number) =>
  z.coerce.number().int().min(0).max(65_535).default(fallback);

/** Where health and metrics listen: on this machine alone, unless somebody else must ask for them. */
export const opsHost = z.string().min(1).default('127.0.0.1');

const url = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`), hostname: /^/ });

/** A server, or Sentinels: see `redisOptions`. */
export const redisUrl = url('redis', 'rediss').superRefine((address, context) => {
  const message = URL.canParse(address) && redisAddressFault(address);
  if (message) context.addIssue({ code: 'custom', message });
});
export const postgresUrl = url('postgres', 'postgresql');
export const smtpUrl = url('smtp', 'smtps');
export const webUrl = url('http', 'https');

/** A secret strong enough to sign or seal with. */
export const secret = z.string().min(32);

export const logLevel = z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info');

/** Pages show it between their own marks, so that it may hold no others. */
const mailbox = z.string().regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
const hours = z.coerce.number().int().min(1).max(72);

/** How people reach this installation; what is not said is an example's. */
export const contactVariables = {
  SUPPORT_EMAIL: mailbox.default(EXAMPLE.SUPPORT_EMAIL),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{7,24}$/)
    .default(EXAMPLE.SUPPORT_PHONE),
  SUPPORT_HOURS: z.string().regex(OPENING_HOURS).default(EXAMPLE.SUPPORT_HOURS),
  SUPPORT_REPLY_HOURS: hours.default(EXAMPLE.SUPPORT_REPLY_HOURS),
  SUPPORT_PRIORITY_HOURS: hours.default(EXAMPLE.SUPPORT_PRIORITY_HOURS),
  SUPPORT_DEDICATED_EMAIL: mailbox.default(EXAMPLE.SUPPORT_DEDICATED_EMAIL),
  SALES_EMAIL: mailbox.default(EXAMPLE.SALES_EMAIL),
  LEGAL_EMAIL: mailbox.default(EXAMPLE.LEGAL_EMAIL),
};

export { z };

/** What a process does of all that its program can: `ROLES=images,emails`; all of it where nothing is said. */
export const rolesOf = <const Roles extends readonly string[]>(known: Roles) =>
  z
    .string()
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(known)).min(1))
    .default([...known]);
