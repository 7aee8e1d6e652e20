import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { requireRedis } from '../../../tools/engines/find-redis.mjs';
import { freePort } from '../../../tools/engines/ports.mjs';
import { newRedisPasswords } from '../../../tools/engines/redis-users.mjs';
import { startRedis } from '../../../tools/engines/redis.mjs';

const runFile = promisify(execFile);

export const opens = null;

/** Measures a request to a service and back, through Nest on both sides, compared with PING of the same Redis. */
export async function run() {
  await runFile('npx', [
    'rspack',
    'build',
    '--config',
    resolve('rig/scenarios/bench/rspack.config.mjs'),
  ]);
  const program = resolve('rig/scenarios/bench/dist/transport.js');
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-bench-'));
  const [binary, port] = [await requireRedis(), await freePort()];
  const redis = await startRedis({ binary, folder, port, passwords: newRedisPasswords() });
  const env = { ...process.env, MESSAGE_KEY: randomBytes(32).toString('hex') };
  const answering = spawn(process.execPath, [program, 'answer', redis.url], {
    stdio: 'inherit',
    env,
  });
  try {
    const { stdout } = await runFile(process.execPath, [program, 'ask', redis.url], { env });
    const { pingMs, requestMs, pingsPerSecond, requestsPerSecond } = JSON.parse(stdout);
    return [
      { what: 'PING, median ms', value: pingMs.toFixed(3) },
      { what: 'request through Nest, median ms', value: requestMs.toFixed(3) },
      { what: 'request to PING, medians', value: (requestMs / pingMs).toFixed(1) },
      { what: 'PINGs/s, 64 in flight', value: pingsPerSecond.toFixed(0) },
      { what: 'requests/s, 64 in flight', value: requestsPerSecond.toFixed(0) },
    ];
  } finally {
    answering.kill('SIGTERM');
    await redis.stop();
    rmSync(folder, { recursive: true });
  }
}
