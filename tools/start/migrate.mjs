import { runChild } from '../engines/child-process.mjs';
import { built, roleUrl } from './processes.mjs';
import { SERVICES } from './settings.mjs';

/**
 * Gives each service its role, its schema and its newest tables.
 * @param {{ adminUrl: string, rolePasswords: Record<string, string> }} database by schema
 */
export async function migrateAll({ adminUrl, rolePasswords }) {
  for (const { app, schema } of SERVICES) {
    const env = {
      ...process.env,
      DATABASE_ADMIN_URL: adminUrl,
      DATABASE_URL: roleUrl(adminUrl, schema, rolePasswords[schema] ?? ''),
    };
    try {
      await runChild(process.execPath, [built(app, 'migrate')], { env });
    } catch (cause) {
      throw new Error(`The database of ${app} could not be prepared: ${String(cause)}`, { cause });
    }
  }
}
