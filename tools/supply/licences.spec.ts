import { isAllowed, licenceOf } from './licences.mjs';
import { lockedPackages } from './locked-packages.mjs';

const packages = lockedPackages();
const shown = packages.find(({ name }) => name === 'fastify')!;
const under = (licence: string, more = {}) => isAllowed({ ...shown, licence, ...more });

it('every package of npm may be used where it is used', () => {
  expect(packages.length).toBeGreaterThan(1000);
  const refused = packages.filter((locked) => !isAllowed(locked));
  expect(refused.map((locked) => `${locked.path}: ${licenceOf(locked)}`)).toEqual([]);
});

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['BUSL-1.1', false],
])('a package that runs under "%s" is allowed: %s', (licence, expected) =>
  expect(under(licence)).toBe(expected),
);

it('what only builds use may be under MPL-2.0, and libvips under its LGPL', () => {
  expect([under('MPL-2.0'), under('MPL-2.0', { isDevelopment: true })]).toEqual([false, true]);
  expect(under('LGPL-3.0-or-later', { name: '@img/sharp-libvips-linux-x64' })).toBe(true);
});
