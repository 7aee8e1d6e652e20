import { z } from '@cartaviva/config';
import type { PageAssets } from '@cartaviva/public-menu/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Token of the diner page's style sheet and script. */
export const PAGE_ASSETS = Symbol('assets of the diner page');

const manifest = z.object({
  css: z.string(),
  script: z.string(),
  designs: z.record(z.string(), z.string()),
});

/** Folder of the diner page's built client. */
export const pageClientFolder = (webDir: string) => join(webDir, 'public-menu/dist/client');

/** What the build of apps/public-menu left. Throws, naming the file, when it was not built. */
export function readPageAssets(webDir: string): PageAssets {
  const path = join(pageClientFolder(webDir), 'manifest.json');
  return manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
}
