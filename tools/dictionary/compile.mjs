import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const ENTRIES = 'libs/menu-dictionary/entries';
export const COMPILED = 'libs/menu-dictionary/compiled';

/** The languages of the entries, in the order of their columns. */
export const LANGUAGES = ['en', 'fr', 'ht', 'pt', 'it', 'de'];

/**
 * Every entry of the dictionary, theme by theme.
 * @returns {{theme: string, es: string, note: string, cells: Record<string, string>}[]}
 */
export function readEntries() {
  return readdirSync(ENTRIES)
    .sort()
    .flatMap((file) => {
      const theme = file.replace(/\.csv$/, '');
      /** @type {Record<string, string>[]} */
      const rows = parse(readFileSync(`${ENTRIES}/${file}`, 'utf8'), {
        columns: true,
        relaxColumnCountLess: true,
      });
      return rows.map(({ es = '', note = '', ...cells }) => ({ theme, es, note, cells }));
    });
}

/**
 * What the owner's app fetches of one language, as the text of its file.
 * @param {ReturnType<typeof readEntries>} entries
 * @param {string} language
 */
export function compiledText(entries, language) {
  const lines = (/** @type {boolean} */ joining) =>
    entries
      .filter(({ theme }) => (theme === 'joining') === joining)
      .map(({ es, cells }) => JSON.stringify([es, cells[language]]))
      .join(',\n');
  return `{"words":[\n${lines(false)}\n],"joining":[\n${lines(true)}\n]}\n`;
}
