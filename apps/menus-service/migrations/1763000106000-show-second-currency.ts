import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another currency that prices are shown in, with its rate and its day; the release before writes none. */
export class ShowSecondCurrency1763000106000 implements MigrationInterface {
  name = 'ShowSecondCurrency1763000106000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus ADD second_currency jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus DROP second_currency`);
  }
}
