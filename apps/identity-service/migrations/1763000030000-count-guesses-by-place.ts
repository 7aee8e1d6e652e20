import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guesses from where an owner is known, each place apart from the others and from strangers'. */
export class CountGuessesByPlace1763000030000 implements MigrationInterface {
  name = 'CountGuessesByPlace1763000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_place_guesses (
        email text NOT NULL
          CONSTRAINT known_place_guesses_email_canonical CHECK (email = lower(email)),
        place text NOT NULL CONSTRAINT known_place_guesses_place_said CHECK (place <> ''),
        guesses integer NOT NULL CONSTRAINT known_place_guesses_counted CHECK (guesses > 0),
        ends_at timestamptz NOT NULL,
        PRIMARY KEY (email, place)
      )`);
    await runner.query(`CREATE INDEX known_place_guesses_ends_at ON known_place_guesses (ends_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE known_place_guesses`);
  }
}
