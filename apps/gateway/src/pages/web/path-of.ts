import type { FastifyRequest } from 'fastify';

const LAST_SLASH = /(?<=.)\/$/;

/** Where a request goes, as our pages are named: without its query, and without a slash at the end. */
export const pathOf = ({ url }: FastifyRequest): string =>
  url.split('?', 1)[0]!.replace(LAST_SLASH, '');
