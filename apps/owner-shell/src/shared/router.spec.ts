import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as given from './router';

const ROOTS = [
  'apps/owner-shell',
  'apps/owner-dashboard',
  'apps/owner-editor',
  'apps/owner-account',
];
const OTHERS = ['apps/site', 'libs/web/ui', 'libs/web/session', 'libs/web/forms'];

function takenBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)];
  return imports
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const sourcesOf = (project: string): string[] =>
  readdirSync(resolve(project, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => /(?<!\.spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('the shell gives of react-router all that it and the remotes take', () => {
  const taken = new Set([...ROOTS, ...OTHERS].flatMap(sourcesOf).flatMap(takenBy));
  expect(taken.size).toBeGreaterThan(5);
  expect(Object.keys(given)).toEqual(expect.arrayContaining([...taken]));
});
