import { requirePhp } from '@cartaviva/tools/engines/find-php.mjs';
import { requirePython } from '@cartaviva/tools/engines/find-python.mjs';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Language = 'curl' | 'typescript' | 'python' | 'php';

interface Run {
  readonly call: string;
  readonly code: string;
  /** Further environment variables of this example. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Result of an example. `problem` is null when it succeeded. */
interface Outcome {
  readonly call: string;
  readonly problem: string | null;
}

interface Runner {
  /** Program and the script that makes it run all examples in turn. */
  readonly command: () => Promise<string>;
  readonly script: string;
  readonly extension: string;
}

const here = (name: string) => resolve('e2e/support/api-examples', name);

/** One process runs all examples of a language, because starting a process takes longer than an example. */
export const RUNNERS: Readonly<Record<Language, Runner>> = {
  curl: { command: () => Promise.resolve('sh'), script: here('run.sh'), extension: 'sh' },
  typescript: {
    command: () => Promise.resolve(process.execPath),
    script: here('run.mjs'),
    extension: 'mjs',
  },
  python: { command: requirePython, script: here('run.py'), extension: 'py' },
  php: { command: requirePhp, script: here('run.php'), extension: 'php' },
};

const TIMEOUT_MS = 90_000;

/** Runs examples one after the other, each with its variables. A failure does not stop the others. */
export async function runExamples(
  language: Language,
  folder: string,
  runs: readonly Run[],
  variables: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  const { command, script, extension } = RUNNERS[language];
  const own = join(folder, language);
  mkdirSync(own);
  runs.forEach(({ code, variables: more }, at) => {
    const name = String(at).padStart(3, '0');
    writeFileSync(join(own, `${name}.${extension}`), code);
    writeFileSync(join(own, `${name}.env`), linesOf(more));
  });
  const { stdout } = await promisify(execFile)(await command(), [script, own], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variables },
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  const failed = new Map(
    [...stdout.matchAll(/^FAILED (\d{3})\S* (.*)$/gm)].map(([, at, why]) => [Number(at), why!]),
  );
  if (!stdout.endsWith('FINISHED\n'))
    throw new Error(`${language} ended early:\n${stdout.slice(-2000)}`);
  return runs.map(({ call }, at) => ({ call, problem: failed.get(at) ?? null }));
}

const linesOf = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
