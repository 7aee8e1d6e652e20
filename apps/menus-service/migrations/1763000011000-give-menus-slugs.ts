import type { MigrationInterface, QueryRunner } from 'typeorm';
import { claimSlug } from '../src/slugs/claim-slug';

interface Nameless {
  readonly id: string;
  readonly restaurant_name: string;
}

/** Gives the menus that had none an address that people can read: the oldest of a name the shortest. */
export class GiveMenusSlugs1763000011000 implements MigrationInterface {
  name = 'GiveMenusSlugs1763000011000';

  async up(runner: QueryRunner): Promise<void> {
    const menus = (await runner.query(`
      SELECT id, restaurant_name FROM menus menu
      WHERE NOT EXISTS (SELECT FROM menu_slugs WHERE menu_id = menu.id)
      ORDER BY created_at, id`)) as Nameless[];
    for (const { id, restaurant_name: name } of menus) {
      const slug = await claimSlug(runner.manager, id, name);
      await runner.query(`UPDATE menus SET slug = $2 WHERE id = $1`, [id, slug]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE menus SET slug = gen_random_uuid()::text`);
    await runner.query(`DELETE FROM menu_slugs`);
  }
}
