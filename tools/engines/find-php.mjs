import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

const PHP = '/usr/bin/php';

/**
 * PHP of this machine for the command line, installed from Debian when it has none.
 * @returns {Promise<string>} its path
 */
export async function requirePhp() {
  if (!existsSync(PHP)) await installDebianPackage('php-cli', console.log);
  return PHP;
}
