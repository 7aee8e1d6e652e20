import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

const PHP = '/usr/bin/php';

/**
 * Installs PHP for the command line from Debian when it is missing.
 * @returns {Promise<string>} its path
 */
export async function requirePhp() {
  if (!existsSync(PHP)) await installDebianPackage('php-cli', console.log);
  return PHP;
}
