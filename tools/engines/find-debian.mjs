import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from './debian-packages.mjs';

/** @param {string} path @param {string} name of Debian's package @returns {Promise<string>} the path */
async function requireProgram(path, name) {
  if (!existsSync(path)) await installDebianPackage(name, console.log);
  return path;
}

/** Debian's Sentinel. */
export const requireSentinel = () => requireProgram('/usr/bin/redis-sentinel', 'redis-sentinel');
/** Debian's redis-cli, which makes clusters. */
export const requireRedisCli = () => requireProgram('/usr/bin/redis-cli', 'redis-tools');
/** Debian's PgBouncer. */
export const requirePgBouncer = () => requireProgram('/usr/sbin/pgbouncer', 'pgbouncer');
/** Debian's OpenStack Swift: one that stores, one that is asked. */
export async function requireSwift() {
  const parts = ['account', 'container', 'object', 'proxy'];
  await Promise.all(
    parts.map((part) => requireProgram(`/usr/bin/swift-${part}-server`, `swift-${part}`)),
  );
}
/** Debian's memcached, without which Swift signs nobody in. */
export const requireMemcached = () => requireProgram('/usr/bin/memcached', 'memcached');
/** Debian's command line of Amazon's, by which operators copy to any bucket. */
export const requireAws = () => requireProgram('/usr/bin/aws', 'awscli');

const POSTGRES = '/usr/lib/postgresql';

/** The folder of the programs of Debian's newest Postgres. @returns {Promise<string>} */
export async function requireDebianPostgres() {
  const versions = () => (existsSync(POSTGRES) ? readdirSync(POSTGRES) : []);
  const newest = () =>
    versions()
      .filter((version) => existsSync(join(POSTGRES, version, 'bin', 'initdb')))
      .sort((one, other) => Number(other) - Number(one))[0];
  if (!newest()) await installDebianPackage('postgresql', console.log);
  return join(POSTGRES, newest() ?? '', 'bin');
}
