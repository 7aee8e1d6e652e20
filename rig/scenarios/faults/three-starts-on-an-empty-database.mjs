import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../../../tools/engines/child-process.mjs';
import { built, roleUrl } from '../../../tools/start/processes.mjs';
import { SERVICES } from '../../../tools/start/settings.mjs';
import { query } from '../../system/database.mjs';

export const title = 'Three starts at once on an empty database → each migration runs once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, did }) {
  const { postgresUrl } = system.running();
  const { roles } = JSON.parse(readFileSync(join(system.data, 'secrets.json'), 'utf8'));
  const name = `empty_${Date.now()}`;
  const empty = new URL(postgresUrl);
  empty.pathname = `/${name}`;
  await query(postgresUrl, `CREATE DATABASE ${name}`);
  try {
    const starts = SERVICES.flatMap(({ app, schema }) =>
      Array.from({ length: 3 }, async () => {
        const env = {
          ...process.env,
          DATABASE_ADMIN_URL: empty.href,
          DATABASE_URL: roleUrl(empty.href, schema, roles[schema]),
        };
        const said = await runChild(process.execPath, [built(app, 'migrate')], { env });
        return /already up to date/.test(said) ? 0 : said.split(',').length;
      }),
    );
    const done = await Promise.all(starts);
    for (const [place, { schema }] of SERVICES.entries()) {
      const ran = done.slice(place * 3, place * 3 + 3).filter((count) => count > 0);
      const rows = await query(empty.href, `SELECT name FROM ${schema}.migrations`);
      assert.equal(ran.length, 1, `${schema}: ${ran.length} of three ran migrations`);
      assert.equal(rows.length, ran[0]);
      assert.equal(new Set(rows.map((row) => row.name)).size, rows.length);
    }
    did(
      `${done.length} starts; ${done.reduce((sum, count) => sum + count, 0)} migrations, once each`,
    );
  } finally {
    await query(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
