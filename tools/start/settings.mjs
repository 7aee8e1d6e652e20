import { randomBytes } from 'node:crypto';
import { newRedisPasswords } from '../engines/redis-users.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of all data on this machine: databases, images, mails, secrets, logs. */
export const DATA = resolve(process.env['DATA_DIR'] ?? '.data');

export const SERVICES = /** @type {const} */ ([
  { app: 'identity-service', schema: 'identity' },
  { app: 'menus-service', schema: 'menus' },
  { app: 'billing-service', schema: 'billing' },
  { app: 'media-worker', schema: 'media' },
]);

/**
 * URL of an engine from the environment, with its password inserted. Deletes the password variables, because they
 * belong to the administrator: each process receives a complete URL with its own user.
 * @param {string} about `DATABASE` for DATABASE_URL, DATABASE_PASSWORD and DATABASE_PASSWORD_FILE
 */
function addressOf(about) {
  const [name, fileName] = [`${about}_PASSWORD`, `${about}_PASSWORD_FILE`];
  const file = process.env[fileName];
  const password = file ? readFileSync(file, 'utf8').trim() : process.env[name];
  for (const each of [name, fileName]) delete process.env[each];
  const address = process.env[`${about}_URL`];
  if (!address || !password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Settings of a run from the environment. The processes receive the other variables unchanged. */
export const settings = {
  port: Number(process.env['PORT'] ?? 3000),
  inboxPort: Number(process.env['INBOX_PORT'] ?? 1080),
  databaseUrl: addressOf('DATABASE'),
  redisUrl: addressOf('REDIS'),
  smtpUrl: addressOf('SMTP'),
  googleClientId: process.env['GOOGLE_CLIENT_ID'],
  googlePort: Number(process.env['GOOGLE_PORT'] ?? 0),
  paypalClientId: process.env['PAYPAL_CLIENT_ID'],
  paypalPort: Number(process.env['PAYPAL_PORT'] ?? 3900),
  get publicUrl() {
    return process.env['PUBLIC_URL'] ?? `http://localhost:${this.port}`;
  },
};

/**
 * Error message about the mail configuration, if it is invalid. The inbox is only for trials: a system with a public
 * HTTPS URL needs a mail server.
 * @param {{ publicUrl: string, smtpUrl: string | undefined }} settings
 */
export const mailFault = ({ publicUrl, smtpUrl }) =>
  /^https:/i.test(publicUrl) && !smtpUrl
    ? 'SMTP_URL is missing: with an https PUBLIC_URL mails go to people, not to the inbox'
    : undefined;

/**
 * @typedef {object} Secrets
 * @property {string} postgres password of the administrator
 * @property {Record<string, string>} roles  passwords of the database roles of the services, by schema
 * @property {import('../engines/redis-users.mjs').RedisPasswords} redis
 * @property {string} session
 * @property {string} mail
 * @property {string} message
 */

/**
 * Reads the secrets of this machine, which the first start creates. The environment overrides them.
 * @returns {Secrets}
 */
export function secretsOfThisMachine() {
  const file = join(DATA, 'secrets.json');
  const make = () => randomBytes(32).toString('hex');
  mkdirSync(DATA, { recursive: true });
  if (!existsSync(file)) {
    const made = {
      postgres: make(),
      session: make(),
      mail: make(),
      message: make(),
      roles: Object.fromEntries(SERVICES.map(({ schema }) => [schema, make()])),
      redis: newRedisPasswords(),
    };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  const secrets = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...secrets,
    session: process.env['SESSION_SECRET'] ?? secrets.session,
    mail: process.env['MAIL_KEY'] ?? secrets.mail,
    message: process.env['MESSAGE_KEY'] ?? secrets.message,
  };
}
