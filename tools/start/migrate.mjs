import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { built, roleUrl } from './processes.mjs';
import { SERVICES } from './settings.mjs';

const run = promisify(execFile);

/**
 * Gives each service its role, its schema and its newest tables.
 * @param {{ adminUrl: string, rolePassword: string }} database
 */
export async function migrateAll({ adminUrl, rolePassword }) {
  for (const { app, schema } of SERVICES) {
    const env = {
      ...process.env,
      DATABASE_ADMIN_URL: adminUrl,
      DATABASE_URL: roleUrl(adminUrl, schema, rolePassword),
    };
    try {
      await run(process.execPath, [built(app, 'migrate')], { env });
    } catch (error) {
      const { stderr } = /** @type {{ stderr?: string }} */ (error);
      throw new Error(`The database of ${app} could not be prepared:\n${stderr ?? error}`, {
        cause: error,
      });
    }
  }
}
