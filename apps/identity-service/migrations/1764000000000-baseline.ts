import { createEventTables } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from './baseline/accounts';
import { STATUS } from './baseline/status';
import { USERS } from './baseline/users';

export class Baseline1764000000000 implements MigrationInterface {
  name = 'Baseline1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createEventTables(runner);
    await runner.query([USERS, ACCOUNTS, STATUS].join(''));
  }

  down(): Promise<never> {
    return Promise.reject(new Error('There is no version before the first release'));
  }
}
