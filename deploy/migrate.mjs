/**
 * Gives each service its role, its schema and its newest tables: the step before a new version starts.
 * Takes DATABASE_ADMIN_URL, with DATABASE_ADMIN_PASSWORD beside it, and the password of each role as
 * IDENTITY_DATABASE_PASSWORD and so on, or the file of one as IDENTITY_DATABASE_PASSWORD_FILE.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SERVICES = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};

const adminUrl = process.env['DATABASE_ADMIN_URL'];
if (!adminUrl) {
  process.stderr.write('DATABASE_ADMIN_URL: is missing\n');
  process.exit(1);
}
for (const [role, app] of Object.entries(SERVICES)) {
  const url = new URL(adminUrl);
  [url.username, url.password] = [role, ''];
  const password = (/** @type {string} */ suffix) =>
    process.env[`${role.toUpperCase()}_DATABASE_PASSWORD${suffix}`] ?? '';
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    DATABASE_PASSWORD: password(''),
    DATABASE_PASSWORD_FILE: password('_FILE'),
  };
  const script = resolve(import.meta.dirname, '../apps', app, 'dist/migrate.js');
  const { status } = spawnSync(process.execPath, [script], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
