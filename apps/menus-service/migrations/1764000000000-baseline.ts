import { createEventTables } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ANALYTICS } from './baseline/analytics';
import { CHANGES } from './baseline/changes';
import { HISTORY } from './baseline/history';
import { MENUS } from './baseline/menus';
import { RESTAURANTS } from './baseline/restaurants';
import { SHARED_ITEMS } from './baseline/shared-items';

export class Baseline1764000000000 implements MigrationInterface {
  name = 'Baseline1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createEventTables(runner);
    await runner.query([RESTAURANTS, MENUS, SHARED_ITEMS, HISTORY, CHANGES, ANALYTICS].join(''));
  }

  down(): Promise<never> {
    return Promise.reject(new Error('There is no version before the first release'));
  }
}
