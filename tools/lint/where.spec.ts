import { existsSync, readFileSync } from 'node:fs';

const PATH = /`([\w-]+(?:\/[\w.-]+)+|[\w-]+\.(?:md|yml))`/g;

it('every path that docs/where.md names is there', () => {
  const paths = [...readFileSync('docs/where.md', 'utf8').matchAll(PATH)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
