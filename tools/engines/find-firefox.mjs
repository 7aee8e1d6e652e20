import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Firefox of this machine, installed from Debian when it has none.
 * @returns {Promise<string>} its path
 */
export async function requireFirefox() {
  if (!existsSync(FIREFOX)) await installDebianPackage('firefox-esr', console.log);
  return FIREFOX;
}
