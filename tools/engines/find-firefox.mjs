import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Installs Firefox from Debian when it is missing.
 * @returns {Promise<string>} its path
 */
export async function requireFirefox() {
  if (!existsSync(FIREFOX)) await installDebianPackage('firefox-esr', console.log);
  return FIREFOX;
}
