import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

/** Debian's own Python. The first `python3` on the PATH may be a wrapper script, which doubles the start time. */
const PYTHON = '/usr/bin/python3';

/**
 * Installs Python from Debian when it is missing.
 * @returns {Promise<string>} its path
 */
export async function requirePython() {
  if (!existsSync(PYTHON)) await installDebianPackage('python3', console.log);
  return PYTHON;
}
