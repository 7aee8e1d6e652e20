import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describedVariables } from './configuration-reference';

const read = (file: string) => readFileSync(file, 'utf8');
const DAY = 86_400;

/** Backup commands whose age an alert checks, with the maximum age in seconds. */
const waits = [
  ...read('deploy/prometheus/alerts.yml').matchAll(
    /time\(\) - max\(\s*backup_(\w+)_timestamp_seconds[^>]*> (\d+) \* (\d+)/g,
  ),
].map(
  ([, done, count, unit]) =>
    [done === 'created' ? 'create' : 'verify', Number(count) * Number(unit)] as const,
);

it('every backup that an alert waits for is made and read in time, by cron, systemd and Kubernetes', () => {
  expect(waits.map(([command]) => command)).toEqual(['create', 'verify']);
  const page = read('docs/operations/self-hosting.md');
  const units = readdirSync('deploy/systemd');
  for (const [command, seconds] of waits) {
    const [, weekday] = new RegExp(`^\\d+ \\d+ \\* \\* ([*\\d]) .* backup ${command} `, 'm').exec(
      page,
    )!;
    expect([command, (weekday === '*' ? 1 : 7) * DAY]).toEqual([command, expect.any(Number)]);
    expect((weekday === '*' ? 1 : 7) * DAY).toBeLessThan(seconds);

    const service = units.find(
      (unit) =>
        unit.endsWith('.service') &&
        read(`deploy/systemd/${unit}`).includes(`main.js ${command}\n`),
    )!;
    const timer = service.replace('.service', '.timer');
    const [, day] = /^OnCalendar=(?:([A-Z][a-z]{2}) )?\*-\*-\* /m.exec(
      read(`deploy/systemd/${timer}`),
    )!;
    expect((day ? 7 : 1) * DAY).toBeLessThan(seconds);
    expect(page).toMatch(new RegExp(`systemctl enable --now [^\n]*${timer}`));
  }
  expect(read('deploy/kubernetes/base/backup.yaml')).toMatch(/schedule: '\d+ \d+ \* \* \*'/);
});

it('how each secret is replaced stands in secrets.md', () => {
  const page = read('docs/operations/secrets.md');
  const ofContainers = [
    ...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+(?:PASSWORD|_HEADERS)):/g),
  ];
  const secrets = new Set([
    ...describedVariables().flatMap(({ name, meaning }) =>
      meaning.includes('**Secret.**') ? [name] : [],
    ),
    ...ofContainers.map(([, name]) => name!),
  ]);
  const isNamed = (secret: string) =>
    page.includes(`\`${secret}\``) ||
    [...page.matchAll(/`(…?)([A-Z0-9_]+)(\*?)`/g)].some(
      ([, before, part, after]) =>
        (before && `_${secret}`.endsWith(part!)) || (after && secret.startsWith(part!)),
    );
  expect(secrets.size).toBeGreaterThan(20);
  expect([...secrets].filter((secret) => !isNamed(secret))).toEqual([]);
});

it('payments are asked for at the same PayPal, however it is run', () => {
  const found = [
    'docker-compose.yml',
    'deploy/systemd/new-env.sh',
    'deploy/kubernetes/base/config.env',
  ].flatMap((file) => read(file).match(/https:\/\/[\w.-]*paypal\.com/g) ?? []);
  const { PAYPAL_API_BASE } = parseEnv(read('deploy/kubernetes/base/config.env'));
  expect(found).toHaveLength(4);
  expect(new Set(found)).toEqual(new Set([PAYPAL_API_BASE]));
  expect(
    describedVariables().find(({ name, app }) => app === 'gateway' && name === 'PAYPAL_API_BASE'),
  ).toMatchObject({ otherwise: `\`${PAYPAL_API_BASE}\`` });
});
