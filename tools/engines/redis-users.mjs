import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Redis users: one for each kind of process, and one for operators. */
export const REDIS_USERS = /** @type {const} */ ([
  'gateway',
  'identity',
  'menus',
  'billing',
  'media',
  'operator',
]);

/** @typedef {(typeof REDIS_USERS)[number]} RedisUser */
/** @typedef {Record<RedisUser, string>} RedisPasswords */

const FILE = fileURLToPath(new URL('../../deploy/redis/users.acl', import.meta.url));

/** @returns {RedisPasswords} */
export const newRedisPasswords = () =>
  /** @type {RedisPasswords} */ (
    Object.fromEntries(REDIS_USERS.map((user) => [user, randomBytes(32).toString('hex')]))
  );

/**
 * Renders the users in the format of Redis's `aclfile`.
 * @param {RedisPasswords} passwords
 * @param {number} version major version of Redis; before 7, one user cannot have several rules for keys
 */
export function redisUsersFile(passwords, version) {
  const hash = (/** @type {RedisUser} */ user) =>
    createHash('sha256').update(passwords[user]).digest('hex');
  if (version < 7) {
    const mayAll = '~* +@all -@dangerous +info +client';
    const users = REDIS_USERS.map((user) => `user ${user} on #${hash(user)} ${mayAll}`);
    return ['user default off resetpass ~* +@all', ...users, ''].join('\n');
  }
  return readFileSync(FILE, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\n +/g, ' ')
    .replace(/\n+/g, '\n')
    .replace(/ #(\w+)/g, (_, user) => ` #${hash(user)}`);
}
