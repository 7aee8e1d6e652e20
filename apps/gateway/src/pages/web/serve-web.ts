import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { OWN_REMOTES } from '../../config';
import { LOADED_BY_ANYONE } from '../../pipeline/security/security-headers';
import { pageClientFolder } from '../public-menus/page-assets';

/** Matches file names that contain a content hash. The content of such a file never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/;

const folder = (root: string, prefix: string): FastifyStaticOptions => ({
  root,
  prefix,
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  cacheControl: false,
  decorateReply: prefix === '/',
  setHeaders: (reply, path) => {
    const isHashed = HASHED.test(path.replace(/\.(br|gz)$/, ''));
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    void reply.header('cache-control', caching);
    if (!path.endsWith('.html')) void reply.headers(LOADED_BY_ANYONE);
  },
});

/** Serves the built frontends: the shell, its remotes, and the diner page's style sheet and script. */
export async function serveWeb(fastify: FastifyInstance, webDir: string): Promise<void> {
  await fastify.register(fastifyStatic, folder(join(webDir, 'owner-shell/dist'), '/'));
  await fastify.register(fastifyStatic, folder(pageClientFolder(webDir), '/menu-assets/'));
  for (const name of OWN_REMOTES) {
    await fastify.register(fastifyStatic, folder(join(webDir, name, 'dist'), `/remotes/${name}/`));
  }
}
