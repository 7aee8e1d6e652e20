import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';

export type Files = Parameters<Locator['setInputFiles']>[0];

/** A new file of this name. */
export function writeFile(name: string, bytes: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'cartaviva-webkit-')), name);
  writeFileSync(path, bytes);
  return path;
}

/** Where a driver reads the files that a journey gives. */
export function filePaths(files: Files): string[] {
  const list = Array.isArray(files) ? files : [files];
  return list.map((file) => (typeof file === 'string' ? file : writeFile(file.name, file.buffer)));
}
