import { messageVariables, z } from '@cartaviva/config';

/** Passwords that `deploy/migrate.mjs` gives to the roles that it creates. */
const rolePasswords = Object.fromEntries(
  ['identity', 'menus', 'billing', 'media'].map((role) => [
    `${role.toUpperCase()}_DATABASE_PASSWORD`,
    z
      .string()
      .optional()
      .meta({
        description: `The password that the role ${role} is given at Postgres.`,
        isSecret: true,
      }),
  ]),
);

/** Programs that handle requests, messages or jobs. */
const SERVICES = [
  'gateway',
  'identity-service',
  'menus-service',
  'billing-service',
  'media-worker',
];

/**
 * Reads an export of a configuration file. The import is dynamic, because this module must not depend statically on
 * every program.
 */
async function exportOf(file: string, name: string): Promise<z.ZodRawShape> {
  const exported = (await import(`../../${file}`)) as Record<string, z.ZodRawShape>;
  return exported[name]!;
}
const variablesIn = (app: string) => exportOf(`apps/${app}/src/config`, 'variables');

const migrate = await exportOf('libs/server/persistence/src/migration-config', 'variables');
const traces = await exportOf('libs/server/tracing/src/config', 'traceVariables');
const ofServices: Record<string, z.ZodRawShape> = {};
for (const app of SERVICES) {
  ofServices[app] = { ...(await variablesIn(app)), ...messageVariables, ...traces };
}

/** Every program of an installation, with the variables that it reads. */
export const PROGRAMS: Readonly<Record<string, z.ZodRawShape>> = {
  ...ofServices,
  migrate: { ...migrate, ...rolePasswords },
  backup: await variablesIn('backup'),
};

/** Long-running programs, which answer health requests on a private port. */
export const PROCESSES = Object.keys(PROGRAMS).filter((app) => 'OPS_PORT' in PROGRAMS[app]!);

/** Names of all variables that a program reads. */
export const variablesOf = (app: string): string[] => Object.keys(PROGRAMS[app]!);

/** Names of the variables that a program needs to start. */
export const requiredVariablesOf = (app: string): string[] =>
  variablesOf(app).filter((name) => !z.safeParse(PROGRAMS[app]![name]!, undefined).success);
