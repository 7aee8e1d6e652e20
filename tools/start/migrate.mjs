import { runChild } from '../engines/child-process.mjs';
import { built, roleUrl } from './processes.mjs';
import { SERVICES } from './settings.mjs';

/**
 * Creates the role and the schema of each service and migrates its tables.
 * @param {{ adminUrl: string, rolePasswords: Record<string, string> }} database `rolePasswords` by schema
 */
export async function migrateAll({ adminUrl, rolePasswords }) {
  // These run in parallel: each takes a lock for steps that must not run twice in one database at once.
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
