import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PROGRAMS } from './config-variables';
import { describedVariables } from './configuration-reference';

const sources = ['apps', 'libs/server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*(node_modules|dist)\/).*\/src\/.*(?<!spec)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('has every app that is configured', () => {
  const apps = readdirSync('apps').filter((app) => existsSync(`apps/${app}/src/config.ts`));
  expect(Object.keys(PROGRAMS)).toEqual(expect.arrayContaining(apps));
});

it('has whoever reads the environment', () => {
  const readers = sources.filter((file) =>
    /\bread(Process)?Config\(/.test(readFileSync(file, 'utf8')),
  );
  const known = [
    ...readdirSync('apps').map((app) => `apps/${app}/src/config.ts`),
    'apps/identity-service/src/make-admin.ts',
    'libs/server/config/src/read-config.ts',
    'libs/server/persistence/src/migrate-service.ts',
    'libs/server/redis-transport/src/wire/message-key.ts',
    'libs/server/tracing/src/start-tracing.ts',
  ];
  expect(readers.length).toBeGreaterThan(8);
  expect(readers.filter((file) => !known.includes(file))).toEqual([]);
});

it('says of every key, secret and password that it is one', () => {
  const secrets = describedVariables().filter(({ name }) =>
    /(^|_)(KEY|SECRET|PASSWORD|IDENTITY|PREVIOUS)$/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter(({ meaning }) => !meaning.includes('**Secret.**'))).toEqual([]);
});

it('docs/operations/secrets.md says of each secret how it is replaced', () => {
  const page = readFileSync('docs/operations/secrets.md', 'utf8');
  const named = [...page.matchAll(/`([A-Z0-9_…*]+)`/g)].map(
    ([, name]) => new RegExp(`^${name!.replace('…_', '(.+_)?').replace('*', '.+')}$`),
  );
  const secrets = describedVariables().filter(({ meaning }) => meaning.includes('**Secret.**'));
  expect(secrets.length).toBeGreaterThan(15);
  const left = secrets.filter(({ name }) => !named.some((pattern) => pattern.test(name)));
  expect(left.map(({ name }) => name)).toEqual([]);
});
