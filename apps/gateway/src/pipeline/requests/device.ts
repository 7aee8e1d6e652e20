import type { FastifyRequest } from 'fastify';

const UNPRINTABLE = /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu;
const MAX_CHARACTERS = 300;
/** Maximum length of the text that is examined, in UTF-16 code units. Headers can be much longer. */
const MAX_UNITS = 4 * MAX_CHARACTERS;

/** Returns a readable and harmless form of the user agent, by which users recognize a browser in a list. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  plainText(headers['user-agent'] ?? '');

/** Removes unprintable characters and truncates the text without splitting a character. */
export const plainText = (text: string): string =>
  [...text.slice(0, MAX_UNITS).replace(UNPRINTABLE, '')].slice(0, MAX_CHARACTERS).join('');
