import { startInbox } from '@cartaviva/rig/doubles/inbox.mjs';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../engines/ports.mjs';

const run = promisify(execFile);
const [, stage = ''] = readFileSync('deploy/Dockerfile', 'utf8').split('FROM process AS inbox\n');
const [, command = ''] = /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(stage) ?? [];
const [, ...args] = JSON.parse(command) as string[];

it('the inbox of an image is healthy while it runs, and is not before and after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-inbox-'));
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const health = () => {
    const asked = args.map((arg) => arg.replace('127.0.0.1:1080', `127.0.0.1:${webPort}`));
    expect(asked).not.toEqual(args);
    return run(process.execPath, asked).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  };
  expect(await health()).toBe(1);
  const inbox = await startInbox({ folder, smtpPort, webPort });
  expect(await health()).toBe(0);
  await inbox.stop();
  expect(await health()).toBe(1);
  rmSync(folder, { recursive: true });
}, 90_000);
