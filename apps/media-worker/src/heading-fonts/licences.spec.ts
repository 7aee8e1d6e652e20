import { TYPEFACES } from '@cartaviva/domain';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packages = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../licences');

describe('the licence of a typeface', () => {
  it.each(TYPEFACES)('lets everyone cut and serve %s, under no name of its own', (typeface) => {
    const ours = readFileSync(join(folder, `${typeface}.txt`), 'utf8');
    expect(ours).toBe(readFileSync(packages.resolve(`@fontsource/${typeface}/LICENSE`), 'utf8'));
    expect(ours).toContain('SIL OPEN FONT LICENSE Version 1.1');
    // A subset is a modified version and must not use a name that its authors reserve (OFL §3).
    expect(ours).not.toMatch(/with Reserved Font Name/i);
  });
});
