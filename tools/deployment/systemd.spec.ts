import { isWeakSecret } from '@cartaviva/config';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROCESSES, requiredVariablesOf, variablesOf } from './config-variables';

const FOLDER = 'deploy/systemd';
const unit = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

describe('deploy/systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const make = ['deploy/systemd/new-env.sh', 'menu.example.com', folder];
  execFileSync('sh', make);
  const environment = (name: string) =>
    parseEnv(readFileSync(join(folder, `${name}.env`), 'utf8')) as Record<string, string>;

  it('starts every process', () => {
    const started = unit('cartaviva.target').match(/(?<=cartaviva@)[a-z-]+/g);
    expect(started!.sort()).toEqual([...PROCESSES].sort());
  });

  it('waits for a process longer than it takes to end', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit('cartaviva@.service'))!;
    expect(Number(seconds)).toBeGreaterThan(5 + 20);
  });

  it.each(PROCESSES)('gives %s what it needs, and nothing that it does not read', (app) => {
    const given = Object.keys(environment(app));
    expect(given).toEqual(expect.arrayContaining([...requiredVariablesOf(app), 'MESSAGE_KEY']));
    const passwords = ['DATABASE_PASSWORD', 'REDIS_PASSWORD', 'SMTP_PASSWORD', 'PUBLIC_URL'];
    const read = [...variablesOf(app), ...passwords];
    expect(given.filter((name) => !read.includes(name))).toEqual([]);
  });

  it('gives each the password of its own role, which migrations set', () => {
    const passwords = ['identity-service', 'menus-service', 'billing-service', 'media-worker'].map(
      (app) => environment(app)['DATABASE_PASSWORD']!,
    );
    expect(new Set(passwords).size).toBe(4);
    expect(Object.values(environment('migrate'))).toEqual(expect.arrayContaining(passwords));
    for (const password of passwords) expect(isWeakSecret(password)).toBe(false);
  });

  it('writes for its owner alone, and over nothing', () => {
    for (const file of readdirSync(folder)) {
      expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
    }
    const before = environment('gateway');
    expect(spawnSync('sh', make).status).toBe(1);
    expect(environment('gateway')).toEqual(before);
  });

  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.service')))(
    'lets %s write to its own folder alone',
    (name) => {
      expect(unit(name)).toMatch(/^User=cartaviva$/m);
      expect(unit(name)).toMatch(/^ProtectSystem=strict$/m);
      expect(unit(name)).toMatch(/^NoNewPrivileges=yes$/m);
    },
  );
});
