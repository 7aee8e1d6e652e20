import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

const NAME = /^ +([A-Z][A-Z0-9_]*):/gm;
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name]) => name!);

/** Variables that several configurations spread, and where they are. */
const SPREAD = {
  storageVariables: 'libs/server/object-storage/src/storage-config.ts',
  contactVariables: 'libs/server/config/src/variables.ts',
};

/** Of who reads or writes messages: libs/server/redis-transport. */
const MESSAGES = ['MESSAGE_KEY', 'MESSAGE_KEY_PREVIOUS'];

const configOf = (app: string) => read(`apps/${app}/src/config.ts`);

/** Apps that are processes. */
export const PROGRAMS = readdirSync('apps').filter((app) =>
  existsSync(`apps/${app}/src/config.ts`),
);

/** Those of them that stay: whoever asks how they are is answered on a port of its own. */
export const PROCESSES = PROGRAMS.filter((app) => configOf(app).includes('OPS_PORT'));

/** The names of all variables that an app reads; a password may stand beside its address. */
export function variablesOf(app: string): string[] {
  const config = configOf(app);
  const spread = Object.entries(SPREAD)
    .filter(([name]) => config.includes(`...${name}`))
    .flatMap(([, file]) => namesIn(read(file)));
  return [...namesIn(config), ...spread, ...(PROCESSES.includes(app) ? MESSAGES : [])];
}

/** The names of variables without which an app does not start. */
export function requiredVariablesOf(app: string): string[] {
  const RULE = /^ +([A-Z][A-Z_]+): (redisUrl|postgresUrl|smtpUrl|webUrl|secret),?$/gm;
  return [...configOf(app).matchAll(RULE)].map(([, name]) => name!);
}

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
