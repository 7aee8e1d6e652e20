import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OTHERS = /(^|\/)(node_modules|dist|\.rspack)\//;
const SOURCE = /\.(tsx?|mjs|js)$/;
/** Matches imports of values and of types. The address is in the first or in the second group. */
const IMPORT =
  /^(?:import|export)\s(?:[^'";]*\sfrom\s)?\s*'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/gm;
const COMMENT = /^ *(?:\/\*\*|\*|\/\/).*$/gm;

const files = ['apps', 'e2e', 'libs', 'rig', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const ours = files.filter((file) => !OTHERS.test(file));
const sources = new Set(ours.filter((file) => SOURCE.test(file)));

interface Package {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/**
 * Files by the addresses under which our packages export them, such as `@cartaviva/ui` and `@cartaviva/ui/cropper`.
 */
const exported = new Map(
  ours
    .filter((file) => file.endsWith('/package.json'))
    .flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Package;
      return Object.entries(exports).map(
        ([path, to]) => [join(name, path), join(dirname(file), to)] as const,
      );
    }),
);

function fileOf(address: string, from: string): string | undefined {
  // `tools` and `rig` have no exports, so their files are imported by path.
  const path = address.startsWith('.')
    ? join(dirname(from), address)
    : (exported.get(address) ?? address.replace(/^@cartaviva\/(?=(?:rig|tools)\/)/, ''));
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => sources.has(file));
}

const addressesIn = (code: string): string[] =>
  [...code.replace(COMMENT, '').matchAll(IMPORT)].map(([, still, late]) => (still ?? late)!);

const importsOf = (file: string): string[] =>
  addressesIn(readFileSync(file, 'utf8')).flatMap((address) => fileOf(address, file) ?? []);

const PROJECT = /^(?:apps\/|libs\/(?:server|web)\/|libs\/)?[^/]+/;
const projectOf = (file: string) => PROJECT.exec(file)![0];

function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
      done.add(file);
    }
  };
  for (const file of graph.keys()) follow(file, []);
  return circles;
}

describe('imports', () => {
  it('never lead back to where they began', () => {
    const graph = new Map([...sources].map((file) => [file, importsOf(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(5000);
    expect(circlesIn(graph)).toEqual([]);
  });

  it('of apps and libs go by the name of another project, unless it is a tool', () => {
    const byPath = [...sources]
      .filter((file) => /^(?:apps|libs)\//.test(file))
      .flatMap((file) =>
        addressesIn(readFileSync(file, 'utf8'))
          .filter((address) => address.startsWith('.'))
          .map((address) => ({ file, to: join(dirname(file), address) })),
      )
      .filter(({ file, to }) => ![projectOf(file), 'tools', 'rig'].includes(projectOf(to)));
    expect(byPath).toEqual([]);
  });

  it.each([
    `import { a } from './a';`,
    `import type { A } from './a';`,
    `export type { A } from './a';`,
    `const a = () => import('./a');`,
  ])('are found in %s', (code) => expect(addressesIn(code)).toEqual(['./a']));

  it('that do are found, however long the way', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ]);
    expect(circlesIn(graph)).toEqual(['b → c → d → b']);
  });
});
