import { createAccountTransfers, dropAccountTransfers } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WATCHED = [
  { table: 'upload_tickets', column: 'user_id' },
  { table: 'webhooks', column: 'user_id' },
  { table: 'objects', column: 'owner_id' },
];

/** Images and webhooks follow their account to another owner. */
export class FollowTransfers1763000130000 implements MigrationInterface {
  name = 'FollowTransfers1763000130000';

  async up(runner: QueryRunner): Promise<void> {
    await createAccountTransfers(runner, WATCHED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAccountTransfers(runner, WATCHED);
  }
}
