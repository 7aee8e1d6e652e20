import { readdirSync, readFileSync } from 'node:fs';
import semver from 'semver';

interface Package {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
  readonly engines?: { readonly node?: string };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly link?: boolean;
  readonly resolved?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const root = read('package.json') as Package;
const locked = (read('package-lock.json') as { packages: Record<string, Package> }).packages;

const folders = Object.values(locked).flatMap(({ link, resolved }) => (link ? [resolved!] : []));
const OURS = folders.map((folder) => ({ folder, ...(read(`${folder}/package.json`) as Package) }));
const ROOT = { ...root.dependencies, ...root.devDependencies };

const SOURCE = /^(?!(?:.*\/)?(?:dist|node_modules)\/).*\.(?:tsx?|mjs|cjs|css)$/;
/** Matches code that runs in production, as opposed to tests, builds and image scripts. */
const RUNTIME = /^src\/(?!.*(?:\.spec|\.int-spec|\.testing)\.tsx?$)(?!(?:.*\/)?testing\/)/;
const SPECIFIER =
  /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.resolve\(|@import|\bsrc: url\()\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?'/g;
/** Packages that tools/build/service.rspack.mjs builds into each traced process. They are not installed beside it. */
const BUILT_IN = /^@opentelemetry\//;
/**
 * Finds packages that code names only by a string: loaders, fonts (possibly with a template after the scope), and
 * type packages by the package that they describe.
 */
const isNamed = (name: string, text: string) =>
  text.includes(`'${name.replace(/^@types\//, '')}'`) ||
  text.includes(`${name}/`) ||
  text.includes(`${name.slice(0, name.lastIndexOf('/') + 1)}\${`);

/** Tags that a package with a given tag may depend on (docs/adr/0002-who-may-use-whom.md). */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'platform:node': ['platform:node', 'platform:iso', 'platform:universal'],
  'platform:web': ['platform:web', 'platform:iso'],
  'platform:universal': ['platform:iso'],
  'platform:iso': ['platform:iso'],
  'type:domain': ['type:domain'],
  'type:contracts': ['type:domain'],
  'type:sdk': [],
  'type:page': ['type:domain', 'type:contracts'],
  'type:server-lib': ['type:domain', 'type:contracts', 'type:server-lib', 'type:tool'],
  'type:service': ['type:domain', 'type:contracts', 'type:server-lib'],
  'type:gateway': ['type:domain', 'type:contracts', 'type:server-lib', 'type:page'],
  'type:web-lib': ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  'type:host': ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  'type:remote': ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  'type:tool': [],
  'type:e2e': [],
};

const declaredBy = ({ dependencies, devDependencies }: Package) => ({
  ...dependencies,
  ...devDependencies,
});

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

const importsOf = (text: string) => [...text.matchAll(SPECIFIER)].map(([, name]) => name!);

describe.each(OURS)(
  '$folder',
  ({ folder, name: own, nx, dependencies = {}, devDependencies = {} }) => {
    const sources = sourcesOf(folder);
    const declared = declaredBy({ name: own, dependencies, devDependencies });
    const peers = Object.keys(declared).flatMap((name) =>
      Object.keys(locked[`node_modules/${name}`]?.peerDependencies ?? {}),
    );

    it('declares the packages that it runs with', () => {
      const undeclared = sources
        .filter(({ file }) => RUNTIME.test(file))
        .flatMap(({ file, text }) => importsOf(text).map((name) => ({ file, name })))
        .filter(({ name }) => name !== own && !(name in dependencies))
        .filter(({ name }) => !(BUILT_IN.test(name) && name in devDependencies));
      expect(undeclared).toEqual([]);
    });

    it('runs with packages that its tags may use', () => {
      const refused = OURS.filter((one) => one.name in dependencies).flatMap((used) =>
        nx!
          .tags!.filter((tag) => !used.nx!.tags!.some((other) => MAY_USE[tag]!.includes(other)))
          .map((tag) => `${tag} may not use ${used.name}`),
      );
      expect(refused).toEqual([]);
    });

    it('declares the packages of npm that its tests and builds use, unless the root does', () => {
      const undeclared = sources
        .flatMap(({ file, text }) => importsOf(text).map((name) => ({ file, name })))
        .filter(({ name }) => !(name in declared) && !(name in ROOT))
        .filter(({ name }) => !OURS.some((one) => one.name === name));
      expect(undeclared).toEqual([]);
    });

    it('uses what it declares', () => {
      const unused = Object.keys(declared)
        .filter((name) => !peers.includes(name))
        .filter((name) => !sources.some(({ text }) => isNamed(name, text)));
      expect(unused).toEqual([]);
    });

    it('takes the versions that all take', () => {
      const versions = Object.entries(declared).filter(([name]) => !(name in ROOT));
      const others = Object.entries(declared).filter(([name]) => name in ROOT);
      expect(Object.fromEntries(others)).toEqual(
        Object.fromEntries(others.map(([name]) => [name, ROOT[name]])),
      );
      const wanted = versions.map(([name]) => {
        const isOurs = OURS.some((one) => one.name === name);
        // A package that only one of ours declares may have another version than the hoisted one, which third parties
        // need.
        const isAlone = OURS.filter((one) => name in declaredBy(one)).length === 1;
        const nested = isAlone ? locked[`${folder}/node_modules/${name}`] : undefined;
        const taken = (nested ?? locked[`node_modules/${name}`]) as { version?: string };
        return [name, isOurs ? '*' : taken.version];
      });
      expect(Object.fromEntries(versions)).toEqual(Object.fromEntries(wanted));
    });
  },
);

it('the packages that run are declared by what runs', () => {
  const declared = OURS.flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  const tools = ['@module-federation/enhanced'];
  const unused = Object.keys(root.dependencies!).filter((name) => !declared.includes(name));
  expect(unused.filter((name) => !tools.includes(name))).toEqual([]);
});

describe('Node', () => {
  const supported = root.engines!.node!;
  /** Minimum versions of the release lines 20, 22 and 24. */
  const oldest = supported.split('||').map((line) => semver.minVersion(line)!.version);

  it('is supported from its long-term versions on', () => {
    expect(oldest).toEqual(['20.19.0', '22.13.0', '24.11.0']);
  });

  it.each(oldest)('%s is refused by no locked package', (version) => {
    const refusing = Object.entries(locked)
      .filter(([, { os }]) => !os || os.includes('linux') || os.includes('darwin'))
      .filter(([, { engines }]) => !semver.satisfies(version, engines?.node ?? '*'))
      .map(([name, { engines }]) => `${name} needs ${engines!.node}`);
    expect(refusing).toEqual([]);
  });
});
