import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';

const CONFIG = resolve(import.meta.dirname, '../../.oxfmtrc.json');
const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(CONFIG, 'utf8'));

/**
 * Formats a file as `npm run format` does. Rejects when the text cannot be parsed.
 * @param {string} path its extension selects the parser @param {string} text
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path} cannot be formatted: ${errors[0].message}`);
  return code;
}
