import { createAccountTransfers, dropAccountTransfers } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WATCHED = [
  ...['menus', 'menu_activity', 'price_changes'],
  ...['restaurants', 'deleted_restaurants', 'scheduled_changes'],
].map((table) => ({ table, column: 'user_id' }));

/** Menus follow their account to another owner, and nothing is made for the former one meanwhile. */
export class FollowTransfers1763000130000 implements MigrationInterface {
  name = 'FollowTransfers1763000130000';

  async up(runner: QueryRunner): Promise<void> {
    await createAccountTransfers(runner, WATCHED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAccountTransfers(runner, WATCHED);
  }
}
