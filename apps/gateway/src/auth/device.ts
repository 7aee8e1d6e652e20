import type { FastifyRequest } from 'fastify';

const UNPRINTABLE = /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu;
const MOST_CHARACTERS = 300;

/** The browser as its owner will recognise it in a list: what it says of itself, made harmless. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  plainText(headers['user-agent'] ?? '');

/** Without what cannot be printed, and cut between characters, never within one. */
export const plainText = (text: string): string =>
  [...text.replace(UNPRINTABLE, '')].slice(0, MOST_CHARACTERS).join('');
