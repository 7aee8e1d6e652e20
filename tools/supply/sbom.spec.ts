import { execFileSync } from 'node:child_process';
import { lockedPackages } from './locked-packages.mjs';

interface Document {
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

it('a list of packages has each that runs, once, and none that only tests and builds take', () => {
  const script = ['deploy/list-packages.mjs', 'package-lock.json'];
  const { components } = JSON.parse(
    execFileSync(process.execPath, script, { encoding: 'utf8' }),
  ) as Document;
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(listed).size).toBe(listed.length);
  const named = (isDevelopment: boolean) =>
    lockedPackages()
      .filter((locked) => locked.isDevelopment === isDevelopment)
      .map(({ name, version }) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(named(false)));
  expect(listed.filter((one) => /^(fastify|@nestjs\/common)@/.test(one))).toHaveLength(2);
  expect(named(true).find((one) => one.startsWith('jest@'))).toBeDefined();
  expect(listed.filter((one) => /^(jest|eslint|nx)@/.test(one))).toEqual([]);
});
