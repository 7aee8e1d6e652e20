import { runChild } from '../engines/child-process.mjs';
import { built, roleUrl } from './processes.mjs';
import { SERVICES } from './settings.mjs';

/**
 * Gives each service its role, its schema and its newest tables.
 * @param {{ adminUrl: string, rolePasswords: Record<string, string> }} database by schema
 */
export async function migrateAll({ adminUrl, rolePasswords }) {
  // Each waits by a lock for what two may not do to one database at once.
  await Promise.all(
    SERVICES.map(async ({ app, schema }) => {
      const env = {
        ...process.env,
        DATABASE_ADMIN_URL: adminUrl,
        DATABASE_URL: roleUrl(adminUrl, schema, rolePasswords[schema] ?? ''),
      };
      try {
        await runChild(process.execPath, [built(app, 'migrate')], { env });
      } catch (cause) {
        const message = `The database of ${app} could not be prepared: ${String(cause)}`;
        throw new Error(message, { cause });
      }
    }),
  );
}
