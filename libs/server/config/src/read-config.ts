import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is missing or wrong, told by name alone: values may be secrets. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Secrets may come as files: NAME_FILE holds the path of a file whose text is NAME. */
function withFiles(environment: Environment): Environment {
  const fromFiles = Object.entries(environment)
    .filter(([name, path]) => name.endsWith('_FILE') && path)
    .map(([name, path]) => [name.slice(0, -'_FILE'.length), readFileSync(path!, 'utf8').trim()]);
  return { ...environment, ...Object.fromEntries(fromFiles) };
}

/**
 * The configuration of one process, checked before anything starts. Empty variables count as
 * missing. Throws `ConfigError` naming every variable at fault and never a value.
 */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Environment = process.env,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.entries(withFiles(environment)).filter(([, value]) => value !== ''),
  );
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${faultOf(issue, given)}`),
  );
}

function faultOf(issue: z.core.$ZodIssue, given: Environment): string {
  if (given[String(issue.path[0])] === undefined) return 'is missing';
  if (issue.code === 'too_small') return `needs at least ${issue.minimum} characters`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return 'has the wrong form';
}
