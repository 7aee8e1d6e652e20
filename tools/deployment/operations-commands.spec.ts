import { z } from '@cartaviva/config';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROCESSES, PROGRAMS } from './config-variables';

const read = (file: string) => readFileSync(file, 'utf8');
const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const pages = [...pagesIn('docs/operations'), ...pagesIn('docs/runbooks')];
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { volumes?: readonly string[]; environment?: Record<string, string> }>;
};
const named = (pattern: RegExp) => [
  ...new Set(pages.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name]) => name!))),
];
/** Matches `docker compose run` with its options, up to the container name. */
const RUNS =
  /\bcompose(?:\s+-{1,2}[a-z-]+(?:[= ](?!run\b)[\w./-]+)?)*\s+run\b(?:\s+-{1,2}[A-Za-z-]+(?:=\S+)?|\s+[A-Z_]+)*\s/g;
const blocksWith = (page: string, ...words: readonly string[]) =>
  [...read(page).matchAll(/^```\w*\n([^]*?)^```$/gm)]
    .map(([, block]) => block!)
    .filter((block) => words.every((word) => block.includes(word)));
const BEFORE_GATEWAYS = PROCESSES.filter((app) => app !== 'gateway');

describe('what pages tell operators to type', () => {
  it('names containers that there are', () => {
    const asked = named(
      /docker compose (?:stop|restart|up -d --no-deps(?: --no-recreate)?(?: --wait)?|kill -s HUP) ([a-z][a-z -]*)/g,
    )
      .flatMap((some) => some.trim().split(' '))
      .concat(named(/(?:^|&& )roll ([a-z][a-z-]*)/gm))
      .concat(named(/docker compose\srun (?:-\S+ |[A-Z_]+ )*([a-z]+)/g))
      .concat(named(/docker compose exec (?:-\S+ |[A-Z_]+ )*([a-z][a-z-]*)/g));
    expect(new Set(asked).size).toBeGreaterThan(9);
    expect(asked.filter((name) => !(name in services))).toEqual([]);
  });

  // Without `--no-deps`, compose recreates changed dependencies, such as Postgres before its backup.
  it('uses `--no-deps` in every `docker compose run`', () => {
    const files = execFileSync('git', ['grep', '-lI', 'compose'], { encoding: 'utf8' });
    const runs = files
      .trim()
      .split('\n')
      .flatMap((file) =>
        [...read(file).replaceAll('\\\n', ' ').matchAll(RUNS)].map(([run]) => ({ file, run })),
      );
    expect(runs.length).toBeGreaterThan(15);
    expect(runs.filter(({ run }) => !run.includes(' --no-deps '))).toEqual([]);
  });

  it.each([
    'docker compose RUN --rm backup list',
    'docker-compose RUN backup create --no-deps',
    'docker compose --profile backup RUN --rm -T backup create',
    'docker compose -f docker-compose.yml\n  RUN backup',
    'podman compose \\\n  RUN --rm backup create',
  ])('counts as one that touches others: %s', (text) => {
    const typed = text.replace('RUN', 'run').replaceAll('\\\n', ' ');
    const runs = [...typed.matchAll(RUNS)].map(([run]) => run);
    expect(runs).toEqual([expect.not.stringContaining(' --no-deps ')]);
  });

  it('makes no container anew beside the named ones', () => {
    const rest = /docker compose(?: --profile [a-z]+)* up -d(?! --no-(?:deps|recreate))([^\n`]*)/g;
    const makingAnew = [...pages, 'README.md'].filter((page) => read(page).match(rest));
    expect(makingAnew.sort()).toEqual([
      // After a restore, every request is refused until all containers are recreated.
      'docs/operations/backups.md',
      // The first start creates all containers.
      'docs/operations/self-hosting.md',
      // An upgrade recreates all containers.
      'docs/operations/upgrades.md',
      // Leaked passwords are replaced all at once.
      'docs/runbooks/messages-rejected.md',
    ]);
  });

  it('names units and files of variables that there are', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-env-'));
    execFileSync('sh', ['deploy/systemd/new-env.sh', 'menu.example.com', folder]);
    const files = readdirSync(folder);
    rmSync(folder, { recursive: true });
    const asked = named(/\/etc\/cartaviva\/([a-z-]+\.env)/g);
    expect(asked.length).toBeGreaterThan(4);
    // The operator creates common.env by hand when all programs share a value.
    expect(asked.filter((file) => ![...files, 'common.env'].includes(file))).toEqual([]);

    const units = named(/(?:systemctl|journalctl)[^\n`]* (cartaviva-[a-z]+)/g);
    const known = readdirSync('deploy/systemd').map((file) => file.replace(/\.\w+$/, ''));
    expect(units).toEqual(expect.arrayContaining(['cartaviva-migrate', 'cartaviva-verify']));
    expect(units.filter((unit) => !known.includes(unit))).toEqual([]);
    const instances = named(/cartaviva@([a-z][a-z0-9-]*)/g);
    const startable = PROCESSES.flatMap((app) => [app, `${app}-2`]);
    expect(instances.filter((app) => !startable.includes(app))).toEqual([]);
  });

  it('restarts the second gateway wherever the first one is', () => {
    const restarts = (page: string, gateway: string) =>
      read(page).match(new RegExp(`restart [^\n\`]*cartaviva@${gateway}(?!-)`, 'g'))?.length ?? 0;
    const first = pages.map((page) => [page, restarts(page, 'gateway')]);
    expect(first.filter(([, count]) => count).length).toBeGreaterThan(3);
    expect(pages.map((page) => [page, restarts(page, 'gateway-2')])).toEqual(first);
  });

  it('has the short forms of runbooks for each way to run, and the ports of each process', () => {
    const ways = blocksWith('docs/runbooks/README.md', 'metrics()');
    expect(ways).toHaveLength(3);
    for (const way of ways) {
      expect(way.match(/^(metrics|ready|errors|redis|sql)(?=\(\))/gm)!.sort()).toEqual([
        'errors',
        'metrics',
        'ready',
        'redis',
        'sql',
      ]);
    }
    for (const app of PROCESSES) {
      const port = z.parse(PROGRAMS[app]!['OPS_PORT']!, undefined) as number;
      expect(ways[1]).toContain(`${app}) echo ${port} ;;`);
    }
  });
});

/** Ports on which the systemd units report readiness. */
const portsOf = (apps: readonly string[], second = '') =>
  apps
    .map((app) =>
      second
        ? /OPS_PORT=(\d+)/.exec(
            read(`deploy/systemd/cartaviva@${app}${second}.service.d/${app}${second}.conf`),
          )![1]
        : String(z.parse(PROGRAMS[app]!['OPS_PORT']!, undefined)),
    )
    .join(' ');

describe('a new version', () => {
  const [compose, systemd] = ['docker compose', 'systemctl'].map(
    (way) => blocksWith('docs/operations/upgrades.md', way, 'migrate')[0]!,
  );
  const [kubernetes] = blocksWith('docs/operations/kubernetes.md', 'kubectl', 'job/migrate');
  const inSequence = (block: string | undefined, ...steps: readonly string[]) => {
    const found = steps.map((step) => block!.indexOf(step));
    expect([steps, found]).toEqual([steps, found.toSorted((one, other) => one - other)]);
    expect(found).not.toContain(-1);
  };

  it('comes after a backup and its tables, and to gateways last', () => {
    const rolls = BEFORE_GATEWAYS.map((app) => `roll ${app}`).join(' && ');
    const units = BEFORE_GATEWAYS.map((app) => `cartaviva@${app}`).join(' ');
    inSequence(
      compose,
      'backup create',
      'renew.sh',
      'run --rm --no-deps migrate',
      rolls,
      '\nroll gateway\n',
    );
    // Compose recreates even an unchanged proxy, and requests fail meanwhile.
    expect(compose).not.toMatch(/ up /);
    const seconds = BEFORE_GATEWAYS.map((app) => `cartaviva@${app}-2`).join(' ');
    const withSeconds = [
      ...[`systemctl restart ${seconds}\n`, `wait_for ${portsOf(BEFORE_GATEWAYS, '-2')}\n`],
      ...[`systemctl restart ${units}\n`, `wait_for ${portsOf(BEFORE_GATEWAYS)}\n`],
      `systemctl stop ${seconds}\n`,
    ];
    const gateways = [
      ...['restart cartaviva@gateway\n', `wait_for ${portsOf(['gateway'])}\n`],
      'restart cartaviva@gateway-2\n',
    ];
    inSequence(
      systemd,
      ...['start cartaviva-backup\n', 'renew.sh', 'start cartaviva-migrate\n'],
      ...[...withSeconds, ...gateways],
    );
    const [back] = blocksWith('docs/operations/upgrades.md', '<the version before> /opt/cartaviva');
    inSequence(back, 'ln -sfn', ...gateways, ...withSeconds);
    inSequence(
      kubernetes,
      ...["-l 'cartaviva.do/after!=migrate'\n", 'job/migrate\n'],
      ...["ours -l 'app.kubernetes.io/component!=gateway'\n", 'rollout status', 'ours\n'],
    );
  });

  describe('in containers, by roll', () => {
    const [roll] = blocksWith('docs/operations/upgrades.md', 'roll() {');
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-roll-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    /**
     * Returns the arguments that `roll gateway` passes to Docker. A fake `docker` reports two gateways and whether
     * the new ones are healthy.
     */
    function asked(isHealthy: boolean): string[] {
      writeFileSync(
        join(folder, 'docker'),
        `#!/bin/sh\necho "$@" >> ${folder}/asked\ncase $2 in ps) echo one; echo two ;; up) exit ${isHealthy ? 0 : 1} ;; esac\n`,
        { mode: 0o755 },
      );
      writeFileSync(join(folder, 'asked'), '');
      const env = { PATH: `${folder}:${process.env['PATH']}` };
      const run = () =>
        execFileSync('sh', ['-c', `${roll}\nroll gateway`], { env, stdio: 'ignore' });
      if (isHealthy) run();
      else expect(run).toThrow();
      return readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    }
    const starts = 'compose up -d --no-deps --no-recreate --wait --scale gateway=4 gateway';

    it('stops the old ones once as many new ones are healthy', () => {
      expect(asked(true)).toEqual(['compose ps -q gateway', starts, 'stop one two', 'rm one two']);
    });

    it('leaves the old ones alone when the new ones are not', () => {
      expect(asked(false)).toEqual(['compose ps -q gateway', starts]);
    });

    it('has their log read before what takes the new ones away, and no others', () => {
      const page = read('docs/operations/upgrades.md');
      const away = blocksWith('docs/operations/upgrades.md', 'up -d --no-deps --no-recreate menus');
      expect(away).toEqual(['docker compose up -d --no-deps --no-recreate menus-service\n']);
      const log = page.indexOf('`docker compose logs menus-service`');
      expect(log).toBeGreaterThan(page.indexOf('roll() {'));
      expect(log).toBeLessThan(page.indexOf(away[0]!));
    });
  });

  it.each(['upgrades', 'updates'])('replaces an engine only after a backup: %s.md', (page) => {
    inSequence(
      read(`docs/operations/${page}.md`),
      'run --rm --no-deps backup create',
      'docker compose up -d --no-deps --wait postgres redis',
    );
  });

  it('is read from each mounted file of deploy by a command', () => {
    const { grafana: _looksItself, ...readers } = services;
    const mounting = Object.entries(readers).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('./deploy/')),
    );
    expect(mounting.map(([name]) => name)).toEqual(['proxy', 'redis', 'prometheus']);
    for (const [name] of mounting) {
      expect(read('docs/operations/upgrades.md')).toMatch(
        new RegExp(`docker compose (restart|kill -s HUP|exec -T) ${name}\\b`),
      );
    }
    expect(existsSync('deploy/redis/renew.sh')).toBe(true);
    // Redis is recreated only when its variables change.
    expect(named(/(up -d --no-deps redis)/g)).toEqual([]);
  });
});

it('a secret of three steps is rolled in every container that is given it, by the roll of upgrades', () => {
  const page = read('docs/operations/secrets.md');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+)\| nothing, in three steps/gm)].map(
    ([, secret, readers]) => [
      secret!,
      readers!.startsWith('all but') ? [...PROCESSES].sort() : readers!.trim().split(', ').sort(),
    ],
  );
  expect(rows.map(([secret]) => secret)).toEqual(['MESSAGE_KEY', 'SESSION_SECRET', 'MAIL_KEY']);
  const given = ([secret]: (typeof rows)[number]) => [
    secret,
    Object.keys(services)
      .filter((app) =>
        [`${secret}`, `${secret}_PREVIOUS`].every((name) => services[app]!.environment?.[name]),
      )
      .sort(),
  ];
  expect(rows).toEqual(rows.map(given));
  expect(page).toMatch(
    /`roll gateway`, a function of\n\[upgrades\.md\]\(upgrades\.md#with-containers\)/,
  );
});

it('a second role of Postgres takes the place of the first in its container, and gives it back', () => {
  const page = 'docs/operations/secrets.md';
  const [override] = blocksWith(page, 'services:', 'menus_2');
  const { services: changed } = parse(override!) as { services: typeof services };
  const { DATABASE_URL } = services['menus-service']!.environment!;
  expect(changed).toEqual({
    'menus-service': {
      environment: { DATABASE_URL: DATABASE_URL!.replace('//menus@', '//menus_2@') },
    },
  });
  expect(blocksWith(page, 'roll menus-service\n').slice(-3)).toEqual([
    'roll menus-service\ndocker compose run --rm --no-deps migrate\n',
    "roll menus-service\ndocker compose exec postgres psql -U postgres -c 'ALTER ROLE menus_2 PASSWORD NULL'\n",
    'docker compose run --rm --no-deps migrate && roll menus-service\n',
  ]);
});

it('a backup is put back while nothing runs that writes', () => {
  const [compose, systemd, kubernetes] = ['docker compose', 'systemd-run', 'kubectl'].map(
    (way) => blocksWith('docs/operations/backups.md', way, 'restore')[0]!,
  );
  expect(compose).toMatch(
    new RegExp(`^docker compose stop proxy ${['gateway', ...BEFORE_GATEWAYS].join(' ')}\n`),
  );
  expect(systemd).toMatch(/^systemctl stop cartaviva\.target /);
  expect(read('deploy/systemd/cartaviva@.service')).toMatch(/^PartOf=cartaviva\.target$/m);
  expect(kubernetes).toMatch(/^kubectl -n cartaviva scale deployment --all --replicas=0\n/);
  for (const block of [compose, systemd]) {
    // Verifying the backup first means that an unreadable backup destroys nothing.
    expect(block).toMatch(/ restore --replace\n.*FLUSHALL'?\)?\n.*migrate/);
  }
});

it('HAProxy of the page gets TLS in front of people, and sends them there', () => {
  const [block] = blocksWith('docs/operations/proxy.md', 'systemctl restart haproxy');
  const [making] = block!.split(' > /etc/haproxy/haproxy.cfg\n');
  const made = execFileSync('sh', ['-c', making!], { encoding: 'utf8' });
  expect(made).toMatch(/^global\n {2}user haproxy\n {2}group haproxy\n\n/);
  expect(made).toMatch(
    /^frontend public\n {2}bind "\$\{BALANCER-:80\}"\n {2}bind :443 ssl .+\n {2}http-request redirect scheme https /m,
  );
  expect(made.match(/ssl crt/g)).toHaveLength(1);
  expect(block).toMatch(/disable --now caddy\n[^]*restart haproxy\n/);
});
