import { z } from '@cartaviva/config';
import type { PublishedMenu } from '@cartaviva/contracts';
import { contactOf, withContact, type ContactSettings } from '@cartaviva/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../../config';

/** What a page that was written at build must be told of where it is served. */
export type Installation = Pick<GatewayConfig, 'PUBLIC_URL' | keyof ContactSettings>;

/** Token of what the site's build wrote out. */
export const SITE_PAGES = Symbol('pages of the site');

const page = z.object({ path: z.string().min(1), head: z.string(), body: z.string() });

const file = z.object({ path: z.string().min(1), type: z.string().min(1), text: z.string() });

const written = z.object({
  origin: z.string().min(1),
  pages: z.array(page),
  /** For an address where nothing is; its own path stands for what was asked for. */
  notFound: page,
  /** What programs read of the site, as its build wrote it. */
  files: z.array(file),
  sampleMenu: z.custom<PublishedMenu>((value) => typeof value === 'object' && value !== null),
});

export type SitePages = z.infer<typeof written>;

/** What another remote writes out: pages alone. */
const pagesAlone = written.pick({ origin: true, pages: true });
export type WrittenPages = z.infer<typeof pagesAlone>['pages'];

/** Token of the owners' first screens as their build wrote them out. */
export const DOOR_PAGES = Symbol('pages of the doors');

/**
 * What the build of apps/site drew: its pages, and the menu they demonstrate; every address in them
 * begins with `PUBLIC_URL`. Nothing when the site is built and deployed elsewhere: then the shell
 * draws the pages.
 */
export const readSitePages = (webDir: string, installation: Installation): SitePages | undefined =>
  readWritten(written, join(webDir, 'site'), installation);

/** `/login` and `/registro`, as the build of apps/owner-account drew them; none when it is elsewhere. */
export const readDoorPages = (webDir: string, installation: Installation): WrittenPages =>
  readWritten(pagesAlone, join(webDir, 'owner-account'), installation)?.pages ?? [];

function readWritten<Schema extends typeof pagesAlone>(
  schema: Schema,
  remote: string,
  installation: Installation,
): z.infer<Schema> | undefined {
  const path = join(remote, 'dist/pages/pages.json');
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const { origin } = pagesAlone.parse(JSON.parse(text));
  const { PUBLIC_URL } = installation;
  const here = text
    .replaceAll(origin, PUBLIC_URL)
    // Where an address is a parameter of another.
    .replaceAll(encodeURIComponent(origin), encodeURIComponent(PUBLIC_URL));
  const ours = withContact(here, contactOf(installation));
  return schema.parse(JSON.parse(ours)) as z.infer<Schema>;
}
