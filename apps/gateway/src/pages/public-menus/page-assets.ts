import { z } from '@cartaviva/config';
import type { PageAssets } from '@cartaviva/public-menu/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PAGE_ASSETS = Symbol('assets of the diner page');

const manifest = z.object({
  css: z.string(),
  script: z.string(),
  designs: z.record(z.string(), z.string()),
});

export const pageClientFolder = (webDir: string) => join(webDir, 'public-menu/dist/client');

/** Reads the manifest that the build of apps/public-menu wrote. Throws an error with the path if it is missing. */
export function readPageAssets(webDir: string): PageAssets {
  const path = join(pageClientFolder(webDir), 'manifest.json');
  return manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}
