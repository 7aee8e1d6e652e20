import { execFile } from 'node:child_process';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from '../../tools/engines/debian-packages.mjs';

const run = promisify(execFile);

const REPORT = `done = function(s, l, r)
  io.write(string.format('RESULT {"rps":%.0f,"p50":%.2f,"p99":%.2f,"errors":%d}',
    s.requests / (s.duration / 1e6), l:percentile(50) / 1000, l:percentile(99) / 1000,
    s.errors.status + s.errors.connect + s.errors.read + s.errors.write + s.errors.timeout))
end`;

/** Lua script that puts a new random ID into each request. */
const OTHER_ID = `math.randomseed(os.time())
request = function()
  local id = string.gsub('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx', 'x', function()
    return string.format('%x', math.random(0, 15))
  end)
  return wrk.format(nil, (string.gsub(wrk.path, 'ID', id)))
end
`;

/**
 * Closed loop of at most 64 connections against a loopback address, after a warm-up. `ID` in the URL becomes a
 * different ID in each request.
 * @param {string} url
 * @param {{ seconds?: number, headers?: string[], connections?: number }} [options]
 * @returns {Promise<{ rps: number, p50: number, p99: number, errors: number }>} `p50` and `p99` in milliseconds
 */
export async function load(url, { seconds = 8, headers = [], connections = 64 } = {}) {
  await run('which', ['wrk']).catch(() => installDebianPackage('wrk', console.log));
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'report.lua');
  const asksAnew = url.includes('/ID');
  writeFileSync(script, asksAnew ? OTHER_ID + REPORT : REPORT);
  const args = [
    '-t2',
    `-c${connections}`,
    '-H',
    'Accept-Encoding: br, gzip',
    ...headers.flatMap((h) => ['-H', h]),
  ];
  await run('wrk', [...args, '-d2s', '-s', script, url]);
  const { stdout } = await run('wrk', [...args, `-d${seconds}s`, '--latency', '-s', script, url]);
  return JSON.parse(/RESULT (\{.*\})/.exec(stdout)?.[1] ?? '{}');
}
