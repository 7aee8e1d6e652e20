import { EXAMPLE_CONTACT_SETTINGS as EXAMPLE, OPENING_HOURS } from '@cartaviva/domain';
import { z } from 'zod';
import { redisAddressFault } from './redis-address';

/**
 * Variables that several processes read, with the same meaning everywhere. `npm run generate` copies `describe` and
 * `meta` to docs/operations/configuration.md: `unit`, `isSecret`, and in `otherwise` the value that applies without a
 * default.
 */
export const port = (fallback: number) =>
  z.coerce.number().int().min(0).max(65_535).default(fallback);

export const opsHost = z
  .string()
  .min(1)
  .default('127.0.0.1')
  .describe('Where health and metrics listen; `0.0.0.0` for Prometheus and probes from elsewhere.');

export const opsPort = (fallback: number) =>
  port(fallback).describe(
    'Private port of `/health/live`, `/health/ready` and `/metrics`. 0 takes any.',
  );

const url = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`), hostname: /^/ });

/** Address of a server, or of Sentinels: see `redisOptions`. */
export const redisUrl = url('redis', 'rediss')
  .superRefine((address, context) => {
    const message = URL.canParse(address) && redisAddressFault(address);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .describe(
    'Redis 7, as the user of this process in `deploy/redis/users.acl`: `redis://menus@host:6379`, or Sentinels: `redis://menus@mymaster?sentinels=host:26379,…`.',
  );
export const postgresUrl = url('postgres', 'postgresql').describe(
  "Postgres, as this service's role: `postgres://menus@host/cartaviva`; through a pooler with `?pgbouncer=true`.",
);
export const postgresAdminUrl = url('postgres', 'postgresql').describe(
  'Postgres, as a role that may make roles and schemas and read all of them.',
);
export const smtpUrl = url('smtp', 'smtps').describe(
  'The mail server: `smtps://user@host`, or `smtp://host:587`.',
);
export const webUrl = url('http', 'https');

/** Public address of this installation, without a path. */
export const publicUrl = webUrl
  .transform((address) => new URL(address).origin)
  .describe(
    'Where people reach this installation, without a path. https turns on secure cookies, and refuses weak secrets and contacts of the example.',
  );

export const secret = z.string().min(32);

/** `what` is the description in the reference. */
export const secretFor = (what: string) => secret.meta({ description: what, isSecret: true });

/** Previous value of a secret. Data that it signed or sealed stays valid. */
export const previousSecret = secretFor(
  'The one before, while it is being replaced (secrets.md).',
).optional();

/** Variables for processes that seal or open the data of emails and webhooks. */
export const mailVariables = {
  MAIL_KEY: secretFor(
    'Seals codes on their way into a mail, the secrets of webhooks and second factors. The same in identity-service and media-worker.',
  ),
  MAIL_KEY_PREVIOUS: previousSecret,
};

export const messageVariables = {
  MESSAGE_KEY: secretFor('Seals what passes between processes. The same in all of them.'),
  MESSAGE_KEY_PREVIOUS: previousSecret,
};

export const logLevel = z
  .enum(['debug', 'info', 'warn', 'error', 'silent'])
  .default('info')
  .describe('The least of what is logged.');

export const paypalApiBase = webUrl
  .transform((address) => new URL(address).origin)
  .describe(
    'PayPal: `https://api-m.paypal.com`, or its sandbox. The same in gateway and billing-service.',
  );

/** Pages embed the address in their own markup, so it must not contain other characters. */
const mailbox = z.string().regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
const hours = z.coerce.number().int().min(1).max(72);

/** The example is a default only without https: see `publicFaults`. */
export const NOT_OF_EXAMPLE = 'With an https `PUBLIC_URL` it must be given.';

/** Contacts of this installation. The defaults are examples. */
export const contactVariables = {
  SUPPORT_EMAIL: mailbox
    .default(EXAMPLE.SUPPORT_EMAIL)
    .describe(`Who helps, as site, help, app and mails say it. ${NOT_OF_EXAMPLE}`),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{7,24}$/)
    .default(EXAMPLE.SUPPORT_PHONE)
    .describe(`The same by telephone, with its country. ${NOT_OF_EXAMPLE}`),
  SUPPORT_HOURS: z
    .string()
    .regex(OPENING_HOURS)
    .default(EXAMPLE.SUPPORT_HOURS)
    .describe("When the phone is answered, in Santo Domingo's time: `Mo-Sa 08:00-19:00`."),
  SUPPORT_REPLY_HOURS: hours
    .default(EXAMPLE.SUPPORT_REPLY_HOURS)
    .meta({ description: 'Longest wait for an answer.', unit: 'hours' }),
  SUPPORT_PRIORITY_HOURS: hours
    .default(EXAMPLE.SUPPORT_PRIORITY_HOURS)
    .meta({ description: 'The same for plans with priority.', unit: 'hours' }),
  SUPPORT_DEDICATED_EMAIL: mailbox
    .default(EXAMPLE.SUPPORT_DEDICATED_EMAIL)
    .describe(`Who answers the plan Empresarial alone. ${NOT_OF_EXAMPLE}`),
  SALES_EMAIL: mailbox
    .default(EXAMPLE.SALES_EMAIL)
    .describe(`Who gets requests for demonstrations and integrations. ${NOT_OF_EXAMPLE}`),
  LEGAL_EMAIL: mailbox
    .default(EXAMPLE.LEGAL_EMAIL)
    .describe(`Who answers for the law. ${NOT_OF_EXAMPLE}`),
};

export { z };

/** Roles that a process takes: `ROLES=images,emails`. The default is all roles of the program. */
export const rolesOf = <const Roles extends readonly string[]>(known: Roles) =>
  z
    .string()
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(known)).min(1))
    .default([...known]);
