import type { FastifyRequest } from 'fastify';

const LAST_SLASH = /(?<=.)\/$/;

/** Returns the path of a request without its query and without a trailing slash. */
export const pathOf = ({ url }: FastifyRequest): string =>
  url.split('?', 1)[0]!.replace(LAST_SLASH, '');
