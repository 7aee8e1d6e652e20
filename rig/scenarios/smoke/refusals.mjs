import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { built } from '../../../tools/start/processes.mjs';

const LIMIT_MS = 2000;
/** Number of attempts, of which one must be in time, because other load on the machine may delay some. */
const STARTS = 5;

const WEAK = 'change-me-'.repeat(4);
const PUBLIC = {
  PUBLIC_URL: 'https://menu.example.com',
  REDIS_URL: `redis://gateway:${randomBytes(16).toString('hex')}@127.0.0.1:1`,
  MESSAGE_KEY: randomBytes(32).toString('hex'),
};

/**
 * Checks that a process with an unusable secret ends at once, and names the variable but not its value.
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function refusals(check) {
  await check(`a weak secret ends a start within ${LIMIT_MS} ms, by its name`, async () => {
    const said = await refusedStart('gateway', { ...PUBLIC, SESSION_SECRET: WEAK });
    assert.match(said, /- SESSION_SECRET: is published, repeated or easily guessed/);
    assert.ok(!said.includes(WEAK), 'it says the secret');
    assert.doesNotMatch(said, /- (PUBLIC_URL|REDIS_URL|MESSAGE_KEY)/);
  });
  await check(
    `contacts of the example end a start within ${LIMIT_MS} ms, by their names`,
    async () => {
      const said = await refusedStart('gateway', {
        ...PUBLIC,
        SESSION_SECRET: randomBytes(32).toString('hex'),
        SUPPORT_EMAIL: 'soporte@cartaviva.do',
      });
      assert.match(said, /- SUPPORT_EMAIL: is an example's/);
      assert.match(said, /- SUPPORT_WHATSAPP: is missing/);
      assert.ok(!said.includes('soporte@'), 'it says the contact');
    },
  );
  await check(`a missing secret ends a start within ${LIMIT_MS} ms, by its name`, async () => {
    const said = await refusedStart('identity-service', {});
    assert.match(said, /- MAIL_KEY: is missing/);
    assert.match(said, /- MESSAGE_KEY: is missing/);
  });
}

/**
 * Returns the output of a process that refuses to start. Rejects when it starts, or when every attempt takes too
 * long.
 * @param {string} app @param {Record<string, string>} env
 */
async function refusedStart(app, env) {
  const took = [];
  while (took.length < STARTS) {
    const start = performance.now();
    const child = spawn(process.execPath, [built(app, 'main')], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 10 * LIMIT_MS,
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    assert.equal(code, 1, said);
    took.push(Math.round(performance.now() - start));
    if (took.some((ms) => ms <= LIMIT_MS)) return said;
  }
  throw new Error(`${app} took ${took.join(', ')} ms to refuse`);
}
