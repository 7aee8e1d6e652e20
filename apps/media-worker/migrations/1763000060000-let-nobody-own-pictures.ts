import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that the house has drawn belong to nobody. */
export class LetNobodyOwnPictures1763000060000 implements MigrationInterface {
  name = 'LetNobodyOwnPictures1763000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE objects ALTER COLUMN owner_id DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM objects WHERE owner_id IS NULL`);
    await runner.query(`ALTER TABLE objects ALTER COLUMN owner_id SET NOT NULL`);
  }
}
