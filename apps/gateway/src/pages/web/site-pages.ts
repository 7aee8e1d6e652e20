import { z } from '@cartaviva/config';
import type { PublishedMenu } from '@cartaviva/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Token of what the site's build wrote out. */
export const SITE_PAGES = Symbol('pages of the site');

const page = z.object({ path: z.string().min(1), head: z.string(), body: z.string() });

const written = z.object({
  origin: z.string().min(1),
  pages: z.array(page),
  /** For an address where nothing is; its own path stands for what was asked for. */
  notFound: page,
  sampleMenu: z.custom<PublishedMenu>((value) => typeof value === 'object' && value !== null),
});

export type SitePages = z.infer<typeof written>;

/**
 * What the build of apps/site drew: its pages, and the menu they demonstrate; every address in them
 * begins with `publicUrl`. Nothing when the site is built and deployed elsewhere: then the shell
 * draws the pages.
 */
export function readSitePages(webDir: string, publicUrl: string): SitePages | undefined {
  const path = join(webDir, 'site/dist/pages/pages.json');
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const { origin } = written.parse(JSON.parse(text));
  return written.parse(JSON.parse(text.replaceAll(origin, publicUrl)));
}
