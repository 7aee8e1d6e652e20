import { messageVariables, z } from '@cartaviva/config';

/** What `deploy/migrate.mjs` gives to the roles that it makes. */
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

/** Programs that answer requests, messages or jobs. */
const SERVICES = [
  'gateway',
  'identity-service',
  'menus-service',
  'billing-service',
  'media-worker',
];

/** What a file of configuration exports. Read, not imported: what reads every program is part of none. */
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

/** Those of them that stay: whoever asks how they are is answered on a port of its own. */
export const PROCESSES = Object.keys(PROGRAMS).filter((app) => 'OPS_PORT' in PROGRAMS[app]!);

/** The names of all variables that a program reads; a password may stand beside its address. */
export const variablesOf = (app: string): string[] => Object.keys(PROGRAMS[app]!);

/** The names of variables without which a program does not start. */
export const requiredVariablesOf = (app: string): string[] =>
  variablesOf(app).filter((name) => !z.safeParse(PROGRAMS[app]![name]!, undefined).success);
