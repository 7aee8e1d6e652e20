import { z } from '@cartaviva/config';
import { PROGRAMS, requiredVariablesOf } from './config-variables';

/** What a schema says of its variable, as JSON Schema and `meta` have it. */
interface Described {
  readonly description?: string;
  readonly unit?: string;
  readonly isSecret?: boolean;
  readonly otherwise?: string;
  readonly default?: string | number | boolean | object;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Variable {
  readonly name: string;
  readonly app: string;
  readonly meaning: string;
  readonly values: string;
  readonly otherwise: string;
}

/** Addresses whose password may come beside them. */
const WITH_PASSWORD = /^(DATABASE|DATABASE_ADMIN|DATABASE_READ|REDIS|SMTP)_URL$/;

/** Every variable of every program. Throws for one without a description. */
export function describedVariables(): Variable[] {
  return Object.entries(PROGRAMS).flatMap(([app, shape]) => {
    const options = { io: 'input', unrepresentable: 'any' } as const;
    const { properties = {} } = z.toJSONSchema(z.object(shape), options);
    return Object.entries(properties).flatMap(([name, schema]) => {
      const described = schema as Described;
      if (!described.description) throw new Error(`${name} of ${app} has no description`);
      const meaning = described.description + (described.isSecret ? ' **Secret.**' : '');
      const isRequired = requiredVariablesOf(app).includes(name);
      const otherwise =
        described.otherwise ?? (isRequired ? '**must be given**' : defaultOf(described));
      const variable = { name, app, meaning, values: valuesOf(described), otherwise };
      return [variable, ...passwordOf(variable)];
    });
  });
}

const defaultOf = ({ default: value }: Described) =>
  value === undefined ? 'nothing' : `\`${String(value)}\``;

/** `seconds, 0 to 300`, or the words that it may be. */
function valuesOf({ unit, enum: words, minimum, maximum }: Described): string {
  if (words) return words.map((word) => `\`${word}\``).join(', ');
  const largest = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const from = minimum === undefined ? '' : `${minimum} ${largest ? `to ${largest}` : 'or more'}`;
  return [unit, from].filter(Boolean).join(', ');
}

function passwordOf({ name, app }: Variable): Variable[] {
  const [, about] = WITH_PASSWORD.exec(name) ?? [];
  if (!about) return [];
  const meaning = `The password of \`${name}\`, with any characters. **Secret.**`;
  const otherwise = 'the one in the address';
  return [{ name: `${about}_PASSWORD`, app, meaning, values: '', otherwise }];
}

/** docs/operations/configuration.md as it has to be. */
export function configurationReference(): string {
  const rows = groupsOf(describedVariables(), ({ name, meaning }) => `${name} ${meaning}`)
    .map((variables) => {
      const [{ name, meaning, values }] = variables as [Variable, ...Variable[]];
      return [`\`${name}\``, meaning, values, otherwiseOf(variables), readersOf(variables)];
    })
    .sort(([one], [other]) => one!.localeCompare(other!, 'en'));
  return `${HEAD}\n${table([COLUMNS, ...rows])}`;
}

/** One for all, or each with who reads it so. */
function otherwiseOf(variables: readonly Variable[]): string {
  const groups = groupsOf(variables, ({ otherwise }) => otherwise);
  if (groups.length === 1) return variables[0]!.otherwise;
  return groups
    .map((some) => `${some[0]!.otherwise} (${some.map(({ app }) => app).join(', ')})`)
    .join(', ');
}

function groupsOf(variables: readonly Variable[], keyOf: (variable: Variable) => string) {
  const keys = [...new Set(variables.map(keyOf))];
  return keys.map((key) => variables.filter((variable) => keyOf(variable) === key));
}

const PROCESSES_WITH_MESSAGES = 5;
const readersOf = (variables: readonly Variable[]) =>
  variables.length === PROCESSES_WITH_MESSAGES &&
  variables.every(({ app }) => 'OPS_PORT' in PROGRAMS[app]!)
    ? 'every process'
    : variables.map(({ app }) => app).join(', ');

/** With cells as wide as the widest of their column, as the formatter has them. */
function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |\n`;
  const [head, ...body] = cells as [string[], ...string[][]];
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');
}

const COLUMNS = ['variable', 'what it says', 'unit, values', 'otherwise', 'read by'];

const HEAD = `# Configuration

<!-- Written by \`npm run config:reference\` from the configuration of each program: change it there. -->

Every variable that a program of an installation reads. Any may come as a file: \`NAME_FILE\` holds the path of a file
whose text is \`NAME\`. An empty one counts as not given. A process with a wrong one ends at its start and names it, never
its value. What \`npm start\` makes of fewer variables, on one machine, is in the
[README](../../README.md#configuration); how secrets are replaced in [secrets.md](secrets.md).
`;
