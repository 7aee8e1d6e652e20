import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differencesOf, fingerprintOf } from './fingerprint.mjs';

describe('the files of an image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-fingerprint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const image = (name: string, main: string, link: string) => {
    const path = join(folder, name);
    mkdirSync(join(path, 'dist'), { recursive: true });
    writeFileSync(join(path, 'dist', 'main.js'), main);
    symlinkSync(link, join(path, 'current'));
    return fingerprintOf(path);
  };
  const one = image('one', 'start()', 'dist');

  it('are the same when they were made twice of the same', () => {
    expect([...one.keys()].sort()).toEqual(['current', 'dist/main.js']);
    expect(differencesOf(one, image('again', 'start()', 'dist'))).toEqual([]);
  });

  it('are told apart by what is in them, and by where they lead', () => {
    expect(differencesOf(one, image('other', 'start() ', 'src'))).toEqual([
      'current',
      'dist/main.js',
    ]);
    expect(differencesOf(one, new Map())).toHaveLength(2);
  });
});
