import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';

const CONFIG = resolve(import.meta.dirname, '../../.oxfmtrc.json');
const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(CONFIG, 'utf8'));

/**
 * A file's text as `npm run format` writes it; rejects when the text is no source of its kind.
 * @param {string} path its name tells what kind it is @param {string} text
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path} cannot be formatted: ${errors[0].message}`);
  return code;
}
