import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { passwordNameOf, withPassword } from './credentials';
import { OWN_SECRETS, publicFaults } from './public-faults';
import { messageVariables } from './variables';

type Environment = Readonly<Record<string, string | undefined>>;

/** Error for missing or invalid variables. It contains only their names, because values may be secrets. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads a variable, or the file whose path is in NAME_FILE. */
function valueOf(name: string, environment: Environment): string | undefined {
  const path = environment[`${name}_FILE`];
  return (path ? textOf(name, path) : environment[name]) || undefined;
}

/** Reads the variables that are set and not empty, and adds separate passwords to addresses. */
function given(names: readonly string[], environment: Environment): Environment {
  const values = names.map((name) => {
    const value = valueOf(name, environment);
    const password = passwordNameOf(name);
    const isWhole = value === undefined || password === undefined;
    return [name, isWhole ? value : withPassword(value, valueOf(password, environment))] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function textOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new ConfigError([`${name}_FILE: names a file that cannot be read`]);
  }
}

/**
 * Reads the configuration of one process. Empty variables count as missing.
 * @throws ConfigError with the names of all faulty variables, never with their values; with an https `PUBLIC_URL`
 *   also if a secret may be public or a contact is an example
 */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Environment = process.env,
): z.infer<z.ZodObject<Shape>> {
  const values = given(Object.keys(shape), environment);
  const parsed = z.object(shape).safeParse(values);
  const faults = publicFaults(
    { ...given(['PUBLIC_URL', ...OWN_SECRETS], environment), ...values },
    Object.keys(shape),
  );
  if (parsed.success && faults.length > 0) throw new ConfigError(faults);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${faultOf(issue, values)}`),
  );
}

/**
 * Reads the configuration of a process that sends messages. It also checks the message key, which the sealer reads
 * itself, so that one error names all faults.
 */
export function readProcessConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Environment = process.env,
): z.infer<z.ZodObject<Shape>> {
  return readConfig<Shape>({ ...shape, ...messageVariables }, environment);
}

function faultOf(issue: z.core.$ZodIssue, values: Environment): string {
  if (values[String(issue.path[0])] === undefined) return 'is missing';
  if (issue.code === 'too_small') return `needs at least ${issue.minimum} characters`;
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return 'has the wrong form';
}
