import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Migrate } from './restore';

/** Names of the apps whose migrations create each schema. */
const APPS: Readonly<Record<string, string>> = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};

/**
 * Runs the built migrations of this version's services. New database roles get a random password that is not
 * stored. The next regular migration run sets their real passwords.
 * @param adminUrl connection URL of the database administrator
 * @param apps folder of the built apps
 */
export const migrateIn =
  (adminUrl: string, apps = resolve(import.meta.dirname, '../..')): Migrate =>
  async (schema, to) => {
    const app = APPS[schema];
    if (!app) throw new Error(`No service of this version has a schema ${schema}`);
    const url = new URL(adminUrl);
    [url.username, url.password] = [schema, randomBytes(24).toString('hex')];
    const env = {
      DATABASE_ADMIN_URL: adminUrl,
      DATABASE_URL: url.href,
      ...(to && { MIGRATE_TO: to }),
    };
    await promisify(execFile)(process.execPath, [resolve(apps, app, 'dist/migrate.js')], { env });
  };
