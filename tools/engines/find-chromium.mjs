import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebianPackage } from './debian-packages.mjs';

const run = promisify(execFile);

/** Chromium without windows. It renders the same pages in two thirds of the time. */
const HEADLESS = 'chromium-headless-shell';

/**
 * Returns `CHROMIUM_PATH` or the path of the installed Chromium. Installs it from Debian when it is missing.
 * @returns {Promise<string>}
 */
export async function requireChromium() {
  const find = () =>
    run('which', [HEADLESS]).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const path = process.env['CHROMIUM_PATH'] ?? (await find());
  if (path) return path;
  await installDebianPackage(HEADLESS, console.log);
  return find();
}
