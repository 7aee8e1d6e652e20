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

  it('starts a process again however often it ended', () => {
    const template = unit('cartaviva@.service');
    expect(template).toMatch(/^Restart=always$/m);
    expect(template).toMatch(/^\[Unit\]\n(?:.+\n)*StartLimitIntervalSec=0\n/m);
  });

  it('lets nobody past the proxy, whose word for the address of a client a gateway takes', () => {
    expect(environment('gateway')['TRUSTED_PROXIES']).toBe('1');
    expect(variablesOf('gateway')).toContain('LISTEN_HOST');
    expect(unit('cartaviva@.service')).toMatch(/^Environment=LISTEN_HOST=127\.0\.0\.1$/m);
  });

  it.each(PROCESSES)('has a second %s, which differs from the first in its ports alone', (app) => {
    const second = unit(`cartaviva@${app}-2.service.d/${app}-2.conf`);
    const ofInstance = /^(?:WorkingDirectory|EnvironmentFile|ExecStart)=.+$/gm;
    const ofFirst = unit('cartaviva@.service').replaceAll('%i', app).match(ofInstance);
    expect(second.match(ofInstance)).toEqual(ofFirst);
    // Without these resets, the lists of the template would also apply, or be an error.
    for (const list of ['EnvironmentFile', 'ExecStart'])
      expect(second).toMatch(new RegExp(`^${list}=\n`, 'm'));
    const others = second
      .split('\n')
      .filter((line) => /^\w+=./.test(line) && !ofFirst!.includes(line));
    expect(others).toEqual([expect.stringMatching(/^Environment=(PORT=\d+ )?OPS_PORT=\d+$/)]);
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

  it('derives the mailboxes from the domain, and leaves the telephone empty', () => {
    expect(environment('gateway')).toMatchObject({
      SUPPORT_EMAIL: 'soporte@menu.example.com',
      SUPPORT_DEDICATED_EMAIL: 'empresas@menu.example.com',
      SALES_EMAIL: 'ventas@menu.example.com',
      LEGAL_EMAIL: 'legal@menu.example.com',
      SUPPORT_PHONE: '',
      SUPPORT_WHATSAPP: '',
    });
    expect(environment('identity-service')['SALES_EMAIL']).toBe('ventas@menu.example.com');
    expect(environment('media-worker')['SUPPORT_EMAIL']).toBe('soporte@menu.example.com');
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
      // All programs run as one user. Without this setting, each could read the environments of the others in /proc.
      expect(unit(name)).toMatch(/^PrivateUsers=yes$/m);
    },
  );
});
