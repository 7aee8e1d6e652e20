import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Short codes of menus and of their tables, for the QR codes that are printed. One that was given once is
 * given to nobody else, also when its menu is gone: it may hang on a wall. The database makes them, so that
 * menus of the release before have one, too; the characters are those of the domain's `SHORT_CODE_PATTERN`.
 */
export class GiveShortCodes1763000107000 implements MigrationInterface {
  name = 'GiveShortCodes1763000107000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE given_short_codes (code text COLLATE "C" PRIMARY KEY)`);
    // Bytes 6 and 8 of a random uuid say that it is one.
    await runner.query(`
      CREATE FUNCTION new_short_code() RETURNS text LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE
        made text;
      BEGIN
        LOOP
          SELECT string_agg(substr('34679CDFGHJKMNPQRTVWXY', 1 + get_byte(bytes, place) % 22, 1), '')
          INTO made
          FROM uuid_send(gen_random_uuid()) AS bytes, unnest('{0,1,2,3,4,5,7}'::int[]) AS place;
          INSERT INTO given_short_codes VALUES (made) ON CONFLICT DO NOTHING;
          IF FOUND THEN RETURN made; END IF;
        END LOOP;
      END $$`);
    await runner.query(`ALTER TABLE menus ADD short_code text COLLATE "C" UNIQUE`);
    await runner.query(`ALTER TABLE menus ALTER short_code SET DEFAULT new_short_code()`);
    await runner.query(`UPDATE menus SET short_code = new_short_code()`);
    await runner.query(`
      CREATE TABLE table_short_codes (
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
        code text COLLATE "C" NOT NULL DEFAULT new_short_code() UNIQUE,
        PRIMARY KEY (menu_id, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE table_short_codes`);
    await runner.query(`ALTER TABLE menus DROP short_code`);
    await runner.query(`DROP FUNCTION new_short_code`);
    await runner.query(`DROP TABLE given_short_codes`);
  }
}
