#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { COMPILED, compiledText, LANGUAGES, readEntries } from './compile.mjs';

/** Writes a file for each language from the entries that translators edit. */
const entries = readEntries();
mkdirSync(COMPILED, { recursive: true });
for (const language of LANGUAGES) {
  writeFileSync(`${COMPILED}/${language}.json`, compiledText(entries, language));
}
