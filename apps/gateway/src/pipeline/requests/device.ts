import type { FastifyRequest } from 'fastify';

const UNPRINTABLE = /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu;
const MAX_CHARACTERS = 300;
/** What is read of a text at all, in UTF-16 units: a header may be much longer. */
const MAX_UNITS = 4 * MAX_CHARACTERS;

/** The browser as its owner will recognise it in a list: what it says of itself, made harmless. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  plainText(headers['user-agent'] ?? '');

/** Without what cannot be printed, and cut between characters, never within one. */
export const plainText = (text: string): string =>
  [...text.slice(0, MAX_UNITS).replace(UNPRINTABLE, '')].slice(0, MAX_CHARACTERS).join('');
