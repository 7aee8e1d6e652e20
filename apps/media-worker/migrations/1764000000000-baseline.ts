import { createEventTables } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OBJECTS } from './baseline/objects';
import { WEBHOOKS } from './baseline/webhooks';

export class Baseline1764000000000 implements MigrationInterface {
  name = 'Baseline1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createEventTables(runner);
    await runner.query([OBJECTS, WEBHOOKS].join(''));
  }

  down(): Promise<never> {
    return Promise.reject(new Error('There is no version before the first release'));
  }
}
