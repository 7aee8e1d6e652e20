import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../engines/ports.mjs';
import { watchFiles } from './watched-files.mjs';

describe('watched folders', () => {
  let folder: string;
  let saved: Set<string>;
  let stop: () => void;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'watched-'));
    mkdirSync(join(folder, 'src/deep'), { recursive: true });
    mkdirSync(join(folder, 'dist'));
    saved = new Set();
    stop = watchFiles([folder], (file) => void saved.add(file));
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const save = (file: string): string => {
    const path = join(folder, file);
    writeFileSync(path, 'export {};');
    return path;
  };
  const heardOf = (path: string) => until(() => saved.has(path), 5000, `nothing of ${path}`);

  it('tell of each file that is saved below them', async () => {
    await heardOf(save('src/deep/one.ts'));
    await heardOf(save('src/two.ts'));
  });

  it('tell of files in folders that are made later', async () => {
    mkdirSync(join(folder, 'src/later'));
    await heardOf(save('src/later/three.ts'));
    saved.clear();
    await heardOf(save('src/later/three.ts'));
  });

  it('tell nothing of what is built', async () => {
    const built = save('dist/main.js');
    await heardOf(save('src/four.ts'));
    expect(saved).not.toContain(built);
  });
});
