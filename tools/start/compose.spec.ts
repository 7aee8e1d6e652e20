import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Container {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Container>;
};

/** Apps that are processes: they have a configuration. */
const processes = readdirSync('apps').filter((app) => existsSync(`apps/${app}/src/config.ts`));

describe('docker-compose.yml', () => {
  it.each(processes)('runs %s, read-only, with what its configuration needs', (app) => {
    const { command, environment, read_only } = services[app]!;
    expect(command).toEqual([`apps/${app}/dist/main.js`]);
    expect(read_only).toBe(true);
    expect(Object.keys(environment!)).toEqual(expect.arrayContaining(required(app)));
  });

  it('shows the gateway and the inbox to the outside, and nothing else', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name).sort()).toEqual(['gateway', 'inbox']);
  });

  it('keeps what Redis holds, and evicts none of it', () => {
    expect(services['redis']!.command).toEqual(
      expect.arrayContaining(['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']),
    );
  });
});

/** Variables without a default in an app's configuration. */
function required(app: string): string[] {
  const source = readFileSync(`apps/${app}/src/config.ts`, 'utf8');
  return [...source.matchAll(/^ +([A-Z][A-Z_]+): (\w+),?$/gm)]
    .filter(([, , rule]) =>
      ['redisUrl', 'postgresUrl', 'smtpUrl', 'webUrl', 'secret'].includes(rule!),
    )
    .map(([, name]) => name!);
}
