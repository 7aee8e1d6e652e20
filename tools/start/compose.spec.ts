import { isWeakSecret } from '@cartaviva/config';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { newRedisPasswords, REDIS_USERS, redisUsersFile } from '../engines/redis-users.mjs';

interface Container {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly depends_on?: object;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Container> };

/** Apps that are processes which stay: whoever asks how they are is answered on a port of its own. */
const processes = readdirSync('apps').filter(
  (app) => existsSync(`apps/${app}/src/config.ts`) && configOf(app).includes('OPS_PORT'),
);

/** `${NAME:?why}`: compose starts nothing without it. */
const isRequired = (value = '') => /^\$\{[A-Z_]+:\?[^}]+\}$/.test(value);

describe('docker-compose.yml', () => {
  it.each(processes)('runs %s, read-only, with what its configuration needs', (app) => {
    const { command, environment, read_only } = services[app]!;
    expect(command).toEqual([`apps/${app}/dist/main.js`]);
    expect(read_only).toBe(true);
    expect(Object.keys(environment!)).toEqual(expect.arrayContaining(required(app)));
    expect(environment).toHaveProperty('MESSAGE_KEY');
    expect(environment).not.toHaveProperty('OPS_HOST');
  });

  it('shows the gateway to the outside, the inbox to this machine, and nothing else', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(open.sort()).toEqual([
      ['gateway', '${PORT:-3000}:3000'],
      ['inbox', '127.0.0.1:${INBOX_PORT:-1080}:1080'],
    ]);
  });

  it('gives no secret a value of its own, in whatever container', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const [name, value] of secrets) {
      const isOptional = /^(S3|BACKUP_S3|GOOGLE|PAYPAL|SMTP)_|_PREVIOUS$/.test(name);
      if (isOptional) expect(value).toMatch(/^\$\{[A-Z0-9_]+:-(none)?\}$/);
      else expect([name, isRequired(value)]).toEqual([name, true]);
    }
    expect(text).not.toMatch(/:\/\/\w+:[^/]*@/);
  });

  it('gives each process a user and a password of its own, at Postgres and at Redis', () => {
    const own = (name: string) => processes.map((app) => services[app]!.environment![name]);
    for (const name of ['DATABASE_URL', 'DATABASE_PASSWORD', 'REDIS_URL', 'REDIS_PASSWORD']) {
      const given = own(name).filter(Boolean);
      expect(given).toHaveLength(name.startsWith('REDIS') ? 5 : 4);
      expect(new Set(given).size).toBe(given.length);
    }
  });

  it('sends mails where it is told to, and to its inbox when it is only tried out', () => {
    const { SMTP_URL, MAIL_FROM } = services['media-worker']!.environment!;
    expect([SMTP_URL, MAIL_FROM].every(isRequired)).toBe(true);
    expect(services['inbox']!.profiles).toEqual(['try']);
    for (const { depends_on = {} } of Object.values(services)) {
      expect(Object.keys(depends_on)).not.toContain('inbox');
    }
  });

  it('keeps what Redis holds, and evicts none of it', () => {
    expect(services['redis']!.command).toEqual(
      expect.arrayContaining(['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']),
    );
  });

  it('has everything it asks for from deploy/new-env.sh, with other secrets each time', () => {
    const newEnv = () => {
      const lines = execFileSync('sh', ['deploy/new-env.sh'], { encoding: 'utf8' }).trim();
      return new Map(
        lines.split('\n').map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]),
      );
    };
    const [one, other] = [newEnv(), newEnv()];
    const asked = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name!);
    expect([...one.keys()]).toEqual(expect.arrayContaining(asked));
    const secrets = [...one].filter(([name]) => /PASSWORD|SECRET|KEY/.test(name));
    expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
    for (const [name, value] of secrets) {
      expect([name, isWeakSecret(value)]).toEqual([name, false]);
      expect(value).not.toBe(other.get(name));
    }
  });
});

describe('the users of Redis in a container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-users-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of one machine, whatever is in their passwords', () => {
    // In the place of the image's own entrypoint.
    const entrypoint = join(folder, 'docker-entrypoint.sh');
    writeFileSync(entrypoint, '#!/bin/sh\necho "$@"\n');
    chmodSync(entrypoint, 0o755);
    const users = join(folder, 'users.acl');
    const passwords = { ...newRedisPasswords(), menus: ' \'á"$(x)`&/\\#%' };
    const given = REDIS_USERS.map((user) => [
      `${user.toUpperCase()}_REDIS_PASSWORD`,
      passwords[user],
    ]);
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      USERS_FILE: users,
      ...(Object.fromEntries(given) as Record<string, string>),
    };
    const run = () =>
      execFileSync('sh', ['deploy/redis/start.sh', 'redis-server', '--appendonly', 'yes'], {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    expect(run()).toBe(`redis-server --appendonly yes --aclfile ${users}\n`);
    const lines = (acl: string) => acl.trim().split('\n');
    expect(lines(readFileSync(users, 'utf8'))).toEqual(lines(redisUsersFile(passwords, 7)));

    Reflect.deleteProperty(env, 'MENUS_REDIS_PASSWORD');
    expect(run).toThrow();
  });
});

/** Variables without a default in an app's configuration. */
function required(app: string): string[] {
  return [...configOf(app).matchAll(/^ +([A-Z][A-Z_]+): (\w+),?$/gm)]
    .filter(([, , rule]) =>
      ['redisUrl', 'postgresUrl', 'smtpUrl', 'webUrl', 'secret'].includes(rule!),
    )
    .map(([, name]) => name!);
}

function configOf(app: string): string {
  return readFileSync(`apps/${app}/src/config.ts`, 'utf8');
}
