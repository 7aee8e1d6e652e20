import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A budget may now have zero guesses. A row is written for every attempt, even at an address without a code, so that
 * the response time does not reveal which addresses have an account.
 */
export class CountNoGuesses1763000131400 implements MigrationInterface {
  name = 'CountNoGuesses1763000131400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE code_guess_budgets
        DROP CONSTRAINT code_guess_budgets_counted,
        ADD CONSTRAINT code_guess_budgets_counted CHECK (guesses >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM code_guess_budgets WHERE guesses = 0`);
    await runner.query(`
      ALTER TABLE code_guess_budgets
        DROP CONSTRAINT code_guess_budgets_counted,
        ADD CONSTRAINT code_guess_budgets_counted CHECK (guesses > 0)`);
  }
}
