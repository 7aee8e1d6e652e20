import { writeFileSync } from 'node:fs';
import { COMPILED, compiledText, LANGUAGES, readEntries } from './compile.mjs';

// `npm run dictionary`: from the entries that translators edit, one file for each language.
const entries = readEntries();
for (const language of LANGUAGES) {
  writeFileSync(`${COMPILED}/${language}.json`, compiledText(entries, language));
}
console.log(`${entries.length} entradas en ${LANGUAGES.length} idiomas.`);
