import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';

export type Files = Parameters<Locator['setInputFiles']>[0];

/** Writes a file with this name into a new folder. */
export function writeFile(name: string, bytes: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'cartaviva-webkit-')), name);
  writeFileSync(path, bytes);
  return path;
}

/** Paths from which the driver reads the files of a journey. */
export function filePaths(files: Files): string[] {
  const list = Array.isArray(files) ? files : [files];
  return list.map((file) => (typeof file === 'string' ? file : writeFile(file.name, file.buffer)));
}
