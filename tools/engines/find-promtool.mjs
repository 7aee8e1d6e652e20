import { existsSync } from 'node:fs';
import { installDebianPackage } from './find-redis.mjs';

const PROMTOOL = '/usr/bin/promtool';

/**
 * What checks rules of Prometheus, installed from Debian when this machine has none.
 * @returns {Promise<string>} its path
 */
export async function requirePromtool() {
  if (!existsSync(PROMTOOL)) await installDebianPackage('prometheus', console.log);
  return PROMTOOL;
}
