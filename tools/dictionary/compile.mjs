import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const ENTRIES = 'libs/menu-dictionary/entries';
export const COMPILED = 'libs/menu-dictionary/compiled';

/** Languages of the entries, in the order of the columns. */
export const LANGUAGES = ['en', 'fr', 'ht', 'pt', 'it', 'de'];

/** @returns {{theme: string, es: string, note: string, cells: Record<string, string>}[]} */
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
 * Returns the text of the dictionary file that the owner's app fetches for one language.
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
