import { DataSource, type Logger, type QueryRunner } from 'typeorm';
import { Passwords } from '../src/passwords/passwords';
import type { TestService } from './test-service';

const SILENT: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

/**
 * Records the work of a request about an address: its statements in order, and its password hashes and comparisons.
 * Equal work takes equal time, whatever the load of the machine. A transaction belongs to the address that one of its
 * statements names.
 */
export async function workFor(
  service: TestService,
  email: string,
  call: () => Promise<unknown>,
): Promise<string[]> {
  const statements = new Map<QueryRunner | undefined, string[]>();
  const ours = new Set<QueryRunner | undefined>();
  const logQuery: Logger['logQuery'] = (query, parameters, runner) => {
    statements.set(runner, [...(statements.get(runner) ?? []), query]);
    if (JSON.stringify(parameters ?? []).includes(email)) ours.add(runner);
  };
  const sources = service.everywhere(DataSource);
  const hashers = service.everywhere(Passwords);
  const hashed: string[] = [];
  for (const passwords of hashers) {
    for (const method of ['hash', 'matches'] as const) {
      const work = passwords[method].bind(passwords) as (...args: unknown[]) => Promise<never>;
      passwords[method] = (...args: unknown[]) => {
        hashed.push('a password is hashed');
        return work(...args);
      };
    }
  }
  for (const source of sources) source.logger = { ...SILENT, logQuery };
  try {
    await call().catch(() => undefined);
    return [...[...ours].flatMap((runner) => statements.get(runner)!), ...hashed];
  } finally {
    for (const source of sources) source.logger = SILENT;
    // Restores the methods of the class.
    for (const passwords of hashers)
      for (const method of ['hash', 'matches'] as const) Reflect.deleteProperty(passwords, method);
  }
}
