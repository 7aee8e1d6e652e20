#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { COMPILED, compiledText, LANGUAGES, readEntries } from './compile.mjs';

const entries = readEntries();
mkdirSync(COMPILED, { recursive: true });
for (const language of LANGUAGES) {
  writeFileSync(`${COMPILED}/${language}.json`, compiledText(entries, language));
}
