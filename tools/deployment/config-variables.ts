import { messageVariables, z } from '@cartaviva/config';
import { traceVariables } from '@cartaviva/tracing';
import { readFileSync } from 'node:fs';
import { variables as backup } from '../../apps/backup/src/config';
import { variables as billing } from '../../apps/billing-service/src/config';
import { variables as gateway } from '../../apps/gateway/src/config';
import { variables as identity } from '../../apps/identity-service/src/config';
import { variables as media } from '../../apps/media-worker/src/config';
import { variables as menus } from '../../apps/menus-service/src/config';
import { variables as migrate } from '../../libs/server/persistence/src/migration-config';

const read = (file: string) => readFileSync(file, 'utf8');

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

/** Every program of an installation, with the variables that it reads. */
export const PROGRAMS: Readonly<Record<string, z.ZodRawShape>> = {
  gateway: { ...gateway, ...messageVariables, ...traceVariables },
  'identity-service': { ...identity, ...messageVariables, ...traceVariables },
  'menus-service': { ...menus, ...messageVariables, ...traceVariables },
  'billing-service': { ...billing, ...messageVariables, ...traceVariables },
  'media-worker': { ...media, ...messageVariables, ...traceVariables },
  migrate: { ...migrate, ...rolePasswords },
  backup,
};

/** Those of them that stay: whoever asks how they are is answered on a port of its own. */
export const PROCESSES = Object.keys(PROGRAMS).filter((app) => 'OPS_PORT' in PROGRAMS[app]!);

/** The names of all variables that a program reads; a password may stand beside its address. */
export const variablesOf = (app: string): string[] => Object.keys(PROGRAMS[app]!);

/** The names of variables without which a program does not start. */
export const requiredVariablesOf = (app: string): string[] =>
  variablesOf(app).filter((name) => !z.safeParse(PROGRAMS[app]![name]!, undefined).success);

/** The names in the first column of README's table; `S3_*` stands for all that begin so. */
export function documentedVariables(): string[] {
  const rows = read('README.md').match(/^\| `[A-Z].*$/gm) ?? [];
  return rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]*\*?)`/g)].map(([, name]) => name!),
  );
}

/** Whether a documented name stands for a variable. */
export const isNamedBy = (documented: string, variable: string) =>
  documented.endsWith('*') ? variable.startsWith(documented.slice(0, -1)) : documented === variable;
