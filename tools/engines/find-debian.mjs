import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from './debian-packages.mjs';

/** @param {string} path @param {string} name name of the Debian package @returns {Promise<string>} the path */
async function requireProgram(path, name) {
  if (!existsSync(path)) await installDebianPackage(name, console.log);
  return path;
}

export const requireSentinel = () => requireProgram('/usr/bin/redis-sentinel', 'redis-sentinel');
/** redis-cli creates clusters. */
export const requireRedisCli = () => requireProgram('/usr/bin/redis-cli', 'redis-tools');
export const requirePgBouncer = () => requireProgram('/usr/sbin/pgbouncer', 'pgbouncer');
/** The servers of OpenStack Swift: account, container and object servers, and the proxy that receives requests. */
export async function requireSwift() {
  const parts = ['account', 'container', 'object', 'proxy'];
  await Promise.all(
    parts.map((part) => requireProgram(`/usr/bin/swift-${part}-server`, `swift-${part}`)),
  );
}
/** Swift needs memcached for authentication. */
export const requireMemcached = () => requireProgram('/usr/bin/memcached', 'memcached');
/** Command line of AWS, with which operators copy to any bucket. */
export const requireAws = () => requireProgram('/usr/bin/aws', 'awscli');

const POSTGRES = '/usr/lib/postgresql';

/** Returns the program folder of the newest Postgres from Debian. @returns {Promise<string>} */
export async function requireDebianPostgres() {
  const versions = () => (existsSync(POSTGRES) ? readdirSync(POSTGRES) : []);
  const newest = () =>
    versions()
      .filter((version) => existsSync(join(POSTGRES, version, 'bin', 'initdb')))
      .sort((one, other) => Number(other) - Number(one))[0];
  if (!newest()) await installDebianPackage('postgresql', console.log);
  return join(POSTGRES, newest() ?? '', 'bin');
}
