import { searchable } from '@cartaviva/domain';

const list = (words: string, values: readonly number[]): [string, number][] =>
  words.split(' ').map((word, at) => [word, values[at]!]);

const TEENS = 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve';
const TWENTIES =
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const UNITS = 'uno dos tres cuatro cinco seis siete ocho nueve';
const HUNDREDS =
  'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
const from = (first: number, step: number): number[] =>
  Array.from({ length: 10 }, (_, at) => first + at * step);

const VALUES: ReadonlyMap<string, number> = new Map([
  ...list(UNITS, from(1, 1)),
  ...list(TEENS, from(10, 1)),
  ...list(TWENTIES, from(20, 1)),
  ...list(TENS, from(30, 10)),
  ...list('cien ciento', [100, 100]),
  ...list(HUNDREDS, from(200, 100)),
]);

/** Below it words count pieces: `los tres`. */
const LEAST = 10;
const NUMBER_WORD = new RegExp(String.raw`^(?:${[...VALUES.keys(), 'mil', 'y'].join('|')})$`);

/**
 * A line whose price was spoken and written in words, with the number in digits: `mofongo trescientos
 * cincuenta` is `mofongo 350`. Only at its end, or before `pesos`; a line that has digits stays as it is.
 */
export function withSpokenPrice(text: string): string {
  if (/\d/.test(text)) return text;
  const words = text.split(' ');
  const tail = /^pesos?$/i.test(words.at(-1) ?? '') ? 1 : 0;
  const end = words.length - tail;
  let start = end;
  while (start > 1 && NUMBER_WORD.test(searchable(words[start - 1]!))) start -= 1;
  const value = valueOf(words.slice(start, end).map(searchable));
  if (value < LEAST) return text;
  return [...words.slice(0, start), `${value}`, ...words.slice(end)].join(' ');
}

function valueOf(words: readonly string[]): number {
  let [thousands, rest] = [0, 0];
  for (const word of words) {
    if (word === 'mil') [thousands, rest] = [Math.max(1, rest) * 1000, 0];
    else rest += VALUES.get(word) ?? 0;
  }
  return thousands + rest;
}
