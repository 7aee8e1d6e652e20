import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readDockerfile } from './read-dockerfile.mjs';

const text = readFileSync('deploy/Dockerfile', 'utf8');
const images = readDockerfile(text);

const processes = readdirSync('apps').filter((app) => existsSync(`apps/${app}/src/config.ts`));

describe('deploy/Dockerfile', () => {
  it('makes an image for each process, for migrations and for the inbox', () => {
    const names = images.map(({ name }) => name);
    expect(names.sort()).toEqual([...processes, 'inbox', 'migrate'].sort());
  });

  it.each(images)('gives $name the packages of workspaces that there are', ({ workspaces }) => {
    expect(workspaces.length).toBeGreaterThan(0);
    for (const workspace of workspaces) expect(existsSync(`${workspace}/package.json`)).toBe(true);
  });

  it.each(processes)('starts %s by what its build leaves, with its own packages', (app) => {
    const { args, built, workspaces } = images.find(({ name }) => name === app)!;
    expect(args[0]).toBe(`apps/${app}/dist/main.js`);
    expect(built).toContain(`apps/${app}/dist`);
    expect(workspaces).toContain(`apps/${app}`);
  });

  it('gives the gateway every frontend', () => {
    const apps = readdirSync('apps').filter((app) => !existsSync(`apps/${app}/src/config.ts`));
    const { built } = images.find(({ name }) => name === 'gateway')!;
    expect(built).toEqual(expect.arrayContaining(apps.map((app) => `apps/${app}/dist`)));
  });

  it('gives migrations and restores the migrations of every service', () => {
    const migrating = processes.filter((app) => existsSync(`apps/${app}/migrations`));
    for (const image of images.filter(({ name }) => ['migrate', 'backup'].includes(name))) {
      const files = migrating.map((app) => `apps/${app}/dist/migrate.js`);
      expect(image.built).toEqual(expect.arrayContaining(files));
    }
  });

  it('runs everything as a user without rights, on one pinned line of Node', () => {
    expect(text).toMatch(/^ARG NODE=node:24\.\d+\.\d+-bookworm-slim@/m);
    expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).not.toContain('node');
    const [, base = ''] = /^FROM \$\{NODE\} AS process\n([^]*?)\n\n/m.exec(text) ?? [];
    expect(base).toMatch(/^USER 10001:10001$/m);
    expect(base).toMatch(/^HEALTHCHECK /m);
    expect(text.slice(text.indexOf(base))).not.toMatch(/^USER (?!10001)/m);
  });

  it('is read by what the engine has: no parser is fetched that nobody pinned', () => {
    expect(text).not.toMatch(/^# *syntax *=/m);
  });

  it('installs packages before sources are there', () => {
    expect(text.indexOf('RUN npm ci')).toBeLessThan(text.indexOf('COPY . .\nRUN NX_DAEMON'));
  });
});
