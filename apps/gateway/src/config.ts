import {
  ConfigError,
  contactVariables,
  logLevel,
  opsHost,
  port,
  readConfig,
  redisUrl,
  rolesOf,
  secret,
  webUrl,
  z,
} from '@cartaviva/config';
import { FAIR_USE_CALLS_PER_HOUR } from '@cartaviva/domain';
import { requireStorage, storageVariables } from '@cartaviva/object-storage';
import { resolve } from 'node:path';
import { ROLES } from './pipeline/requests/roles';

/** A part of the owners' screens that is built and deployed on its own. */
const remote = z.object({ name: z.string().regex(/^[a-z]+(-[a-z]+)*$/), entry: z.string().min(1) });
export type Remote = z.infer<typeof remote>;

/** The remotes that this gateway serves itself, from the folder of the built frontends. */
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

/** The `apps` folder that the built gateway, `apps/gateway/dist/main.js`, stands in. */
const appsFolder = () => resolve(process.argv[1] ?? '.', '../../..');

type Environment = Readonly<Record<string, string | undefined>>;

const read = (environment?: Environment) =>
  readConfig(
    {
      PORT: port(3000),
      /** Private address of metrics and detailed health. */
      OPS_HOST: opsHost,
      OPS_PORT: port(3001),
      LOG_LEVEL: logLevel,
      /** Where people reach this installation, without a path. */
      PUBLIC_URL: webUrl.transform((url) => new URL(url).origin),
      SESSION_SECRET: secret,
      REDIS_URL: redisUrl,
      /** Whose requests it answers; those of others are refused with 421. */
      ROLES: rolesOf(ROLES),
      /** `relaxed` lifts the limits per client; those per account stay in identity-service. */
      CLIENT_LIMITS: z.enum(['strict', 'relaxed']).default('strict'),
      /** How many proxies stand before this process; their X-Forwarded-For is believed. */
      TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
      /** How long balancers get after SIGTERM to notice that /health/ready has turned off. */
      DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
      ...storageVariables,
      ...contactVariables,
      /** Whom chat buttons write to: a WhatsApp number with its country, digits alone. */
      SUPPORT_WHATSAPP: z
        .string()
        .regex(/^\d{8,15}$/)
        .default('18495550100'),
      /** Folder of the built frontends: `owner-shell/dist` and so on. */
      WEB_DIR: z.string().min(1).default(appsFolder),
      /** Remotes deployed elsewhere: `[{"name":"site","entry":"https://…/remoteEntry.js"}]`. */
      REMOTES: remotes,
      /** API calls in an hour of whoever has no limit by their plan; no fewer than are sold. */
      API_FAIR_USE_PER_HOUR: z.coerce
        .number()
        .int()
        .min(FAIR_USE_CALLS_PER_HOUR)
        .default(FAIR_USE_CALLS_PER_HOUR),
      /** `log` logs what the document of the API does not describe of an answer: development alone. */
      DESCRIBED_ANSWERS: z.enum(['log']).optional(),
      /** This installation at Google; without both there is no way in with Google. */
      GOOGLE_CLIENT_ID: z.string().optional(),
      GOOGLE_CLIENT_SECRET: z.string().optional(),
      /** Google itself, or whatever plays it. */
      GOOGLE_ISSUER: webUrl.default('https://accounts.google.com'),
      GOOGLE_AUTHORIZATION_URL: webUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
      GOOGLE_TOKEN_URL: webUrl.default('https://oauth2.googleapis.com/token'),
      /** PayPal itself, its sandbox, or whatever plays it: where payment pages load its script from. */
      PAYPAL_API_BASE: webUrl
        .default('https://api-m.paypal.com')
        .transform((url) => new URL(url).origin),
      GOOGLE_KEYS_URL: webUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
    },
    environment,
  );

export type GatewayConfig = ReturnType<typeof read>;

/** The gateway's configuration, checked before anything starts. */
export function readGatewayConfig(environment?: Environment): GatewayConfig {
  const config = read(environment);
  requireStorage(config);
  if (config.GOOGLE_CLIENT_ID && !config.GOOGLE_CLIENT_SECRET) {
    throw new ConfigError(['GOOGLE_CLIENT_SECRET: is missing']);
  }
  return config;
}

/** Token of the configuration, for whoever needs a part of it. */
export const CONFIG = Symbol('gateway configuration');
