import { z } from '@cartaviva/config';
import type { PublishedMenu } from '@cartaviva/contracts';
import { contactOf, withContact, type ContactSettings } from '@cartaviva/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../../config';

export type Installation = Pick<GatewayConfig, 'PUBLIC_URL' | keyof ContactSettings>;

export const SITE_PAGES = Symbol('pages of the site');

const page = z.object({ path: z.string().min(1), head: z.string(), body: z.string() });

const file = z.object({ path: z.string().min(1), type: z.string().min(1), text: z.string() });

const written = z.object({
  origin: z.string().min(1),
  pages: z.array(page),
  /** Page for missing addresses. Its path is a placeholder for the requested one. */
  notFound: page,
  files: z.array(file),
  sampleMenu: z.custom<PublishedMenu>((value) => typeof value === 'object' && value !== null),
});

export type SitePages = z.infer<typeof written>;

/** Schema of the build output of other remotes, which contains only pages. */
const pagesAlone = written.pick({ origin: true, pages: true });
export type WrittenPages = z.infer<typeof pagesAlone>['pages'];

export const DOOR_PAGES = Symbol('pages of the doors');

/**
 * Reads the prerendered pages of apps/site and the sample menu. Replaces the build's origin with `PUBLIC_URL`.
 * Returns undefined if the site is deployed elsewhere, in which case the shell draws the pages.
 */
export const readSitePages = (webDir: string, installation: Installation): SitePages | undefined =>
  readWritten(written, join(webDir, 'site'), installation);

/**
 * Reads `/login` and `/registro`, prerendered by apps/owner-account. Returns an empty list if that app is deployed
 * elsewhere.
 */
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
    // Some addresses contain another address as a parameter.
    .replaceAll(encodeURIComponent(origin), encodeURIComponent(PUBLIC_URL));
  const ours = withContact(here, contactOf(installation));
  return schema.parse(JSON.parse(ours)) as z.infer<Schema>;
}
