import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebianPackage } from './find-redis.mjs';

const run = promisify(execFile);

/** The Chromium of this machine, installed from Debian when it has none. @returns {Promise<string>} */
export async function requireChromium() {
  const find = () =>
    run('which', ['chromium']).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const path = process.env['CHROMIUM_PATH'] ?? (await find());
  if (path) return path;
  await installDebianPackage('chromium', console.log);
  return find();
}
