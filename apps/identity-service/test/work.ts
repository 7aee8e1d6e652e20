import { jest } from '@jest/globals';
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
  const hashings = service
    .everywhere(Passwords)
    .flatMap((passwords) => [jest.spyOn(passwords, 'hash'), jest.spyOn(passwords, 'matches')]);
  for (const source of sources) source.logger = { ...SILENT, logQuery };
  try {
    await call().catch(() => undefined);
    const hashed = hashings.flatMap(({ mock }) => mock.calls.map(() => 'a password is hashed'));
    return [...[...ours].flatMap((runner) => statements.get(runner)!), ...hashed];
  } finally {
    for (const source of sources) source.logger = SILENT;
    for (const hashing of hashings) hashing.mockRestore();
  }
}
