import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

/** Debian's own: what a PATH has first may be a script that looks for one, and costs as much again. */
const PYTHON = '/usr/bin/python3';

/**
 * Python of this machine, installed from Debian when it has none.
 * @returns {Promise<string>} its path
 */
export async function requirePython() {
  if (!existsSync(PYTHON)) await installDebianPackage('python3', console.log);
  return PYTHON;
}
