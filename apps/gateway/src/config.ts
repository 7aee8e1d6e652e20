import {
  ConfigError,
  contactVariables,
  logLevel,
  NOT_OF_EXAMPLE,
  opsHost,
  opsPort,
  paypalApiBase,
  port,
  previousSecret,
  publicUrl,
  readProcessConfig,
  redisUrl,
  rolesOf,
  secretFor,
  webUrl,
  z,
} from '@cartaviva/config';
import { EXAMPLE_WHATSAPP, FAIR_USE_CALLS_PER_HOUR } from '@cartaviva/domain';
import { requireStorage, storageVariables } from '@cartaviva/object-storage';
import { resolve } from 'node:path';
import { ROLES } from './pipeline/requests/roles';

/** A part of the owners' app that is built and deployed separately. */
const remote = z.object({ name: z.string().regex(/^[a-z]+(-[a-z]+)*$/), entry: z.string().min(1) });
export type Remote = z.infer<typeof remote>;

/** Remotes that this gateway serves from the folder of the built frontends. */
export const OWN_REMOTES = ['owner-dashboard', 'owner-editor', 'owner-account', 'site'] as const;

const ownRemotes: Remote[] = OWN_REMOTES.map((name) => ({
  name,
  entry: `/remotes/${name}/remoteEntry.js`,
}));

const remotes = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(remote))
  .default(ownRemotes);

/** Returns the `apps` folder, which contains the built gateway as `gateway/dist/main.js`. */
const appsFolder = () => resolve(process.argv[1] ?? '.', '../../..');

type Environment = Readonly<Record<string, string | undefined>>;

export const variables = {
  PORT: port(3000).describe('What people and proxies reach.'),
  LISTEN_HOST: z
    .string()
    .min(1)
    .default('0.0.0.0')
    .describe('Where `PORT` listens; `127.0.0.1` for a proxy on this machine alone.'),
  OPS_HOST: opsHost,
  OPS_PORT: opsPort(9105),
  LOG_LEVEL: logLevel,
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: secretFor(
    'Signs the cookies of sessions. Another one, without the one before, signs everybody out.',
  ),
  SESSION_SECRET_PREVIOUS: previousSecret,
  REDIS_URL: redisUrl,
  ROLES: rolesOf(ROLES).meta({
    description: `Whose requests a gateway answers: some of ${ROLES.join(', ')}, with commas between; others get 421.`,
    otherwise: 'all of them',
  }),
  CLIENT_LIMITS: z
    .enum(['strict', 'relaxed'])
    .default('strict')
    .describe('`relaxed` lifts the limits per client; guessing is limited per account always.'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0).meta({
    description: 'Proxies that stand before this process; their `X-Forwarded-For` is believed.',
    unit: 'proxies',
  }),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5).meta({
    description:
      'How long balancers get after SIGTERM to notice that `/health/ready` has turned off.',
    unit: 'seconds',
  }),
  ...storageVariables,
  ...contactVariables,
  SUPPORT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default(EXAMPLE_WHATSAPP)
    .describe(
      `Whom chat buttons write to: a WhatsApp number with its country, digits alone. ${NOT_OF_EXAMPLE}`,
    ),
  WEB_DIR: z.string().min(1).default(appsFolder).meta({
    description: 'Folder of the built frontends: `owner-shell/dist` and so on.',
    otherwise: 'the `apps` that the built gateway stands in',
  }),
  REMOTES: remotes.meta({
    description:
      'Where remotes are loaded from, as JSON: `[{"name":"site","entry":"https://…/remoteEntry.js"}]`.',
    otherwise: 'this gateway',
  }),
  API_FAIR_USE_PER_HOUR: z.coerce
    .number()
    .int()
    .min(FAIR_USE_CALLS_PER_HOUR)
    .default(FAIR_USE_CALLS_PER_HOUR)
    .meta({
      description: 'API calls of whoever has no limit by their plan; no fewer than are sold.',
      unit: 'calls in an hour',
    }),
  DESCRIBED_ANSWERS: z
    .enum(['log'])
    .optional()
    .describe(
      '`log` logs what the document of the API does not describe of an answer: for development alone.',
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('This installation at Google; without it there is no way in with Google.'),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "This installation's secret at Google.", isSecret: true }),
  GOOGLE_ISSUER: webUrl
    .default('https://accounts.google.com')
    .describe('Google itself, or whatever plays it.'),
  GOOGLE_AUTHORIZATION_URL: webUrl
    .default('https://accounts.google.com/o/oauth2/v2/auth')
    .describe('Where people are sent to sign in with Google.'),
  GOOGLE_TOKEN_URL: webUrl
    .default('https://oauth2.googleapis.com/token')
    .describe('Where Google says who signed in.'),
  GOOGLE_KEYS_URL: webUrl
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .describe('Where the keys are that Google signs that with.'),
  // The provider's script for payment pages has a related origin.
  PAYPAL_API_BASE: webUrl
    .default('https://api-m.paypal.com')
    .pipe(paypalApiBase)
    .describe(paypalApiBase.description!),
};

const read = (environment?: Environment) => readProcessConfig(variables, environment);

export type GatewayConfig = ReturnType<typeof read>;

export function readGatewayConfig(environment?: Environment): GatewayConfig {
  const config = read(environment);
  requireStorage(config);
  if (config.GOOGLE_CLIENT_ID && !config.GOOGLE_CLIENT_SECRET) {
    throw new ConfigError(['GOOGLE_CLIENT_SECRET: is missing']);
  }
  return config;
}

export const CONFIG = Symbol('gateway configuration');
