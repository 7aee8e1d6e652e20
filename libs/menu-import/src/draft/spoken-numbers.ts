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

/** Minimum price in words. Smaller numbers count pieces: `los tres`. */
const LEAST = 10;
const NUMBER_WORD = new RegExp(String.raw`^(?:${[...VALUES.keys(), 'mil', 'y'].join('|')})$`);

/**
 * Converts a price in words, from dictation, to digits: `mofongo trescientos cincuenta` becomes `mofongo 350`, and
 * `cien doscientos` becomes `100/200`. The words must be at the end of the line or before `pesos`. In a line with
 * digits, only `mil` and `k` are converted.
 */
export function withSpokenPrice(text: string): string {
  if (/\d/.test(text)) return text.replace(THOUSANDS_WORD, '000');
  const words = text.split(' ');
  const tail = /^pesos?$/i.test(words.at(-1) ?? '') ? 1 : 0;
  const end = words.length - tail;
  let start = end;
  while (start > 1 && NUMBER_WORD.test(searchable(words[start - 1]!))) start -= 1;
  const numbers = numbersIn(words.slice(start, end).map(searchable));
  while (numbers[0] && valueOf(numbers[0]) < LEAST) start += numbers.shift()!.words;
  const values = numbers.map(valueOf);
  if (values.length === 0 || values.some((value) => value < LEAST)) return text;
  return [...words.slice(0, start), values.join('/'), ...words.slice(end)].join(' ');
}

/** Thousands at the end of a line: `28 mil`, `$26k`. */
const THOUSANDS_WORD = /(?<=(?:^|[\s$])[1-9]\d{0,2}) ?(?:mil|k)(?=\.?(?: pesos)?$)/iu;

interface SpokenNumber {
  thousands: number;
  rest: number;
  /** Upper limit of the next summand: 100 after `doscientos`, 10 after `treinta`. */
  below: number;
  words: number;
}

const valueOf = ({ thousands, rest }: SpokenNumber): number => thousands + rest;

/** Parses consecutive numbers in words. `cien doscientos` is two numbers, not a sum. */
function numbersIn(words: readonly string[]): SpokenNumber[] {
  const numbers: SpokenNumber[] = [];
  for (const word of words) {
    const value = VALUES.get(word) ?? 0;
    let number = numbers.at(-1);
    if (!number || value >= number.below || (word === 'mil' && number.thousands > 0)) {
      numbers.push((number = { thousands: 0, rest: 0, below: 1000, words: 0 }));
    }
    number.words += 1;
    if (word === 'mil') {
      Object.assign(number, { thousands: Math.max(1, number.rest) * 1000, rest: 0, below: 1000 });
    } else if (value > 0) {
      number.rest += value;
      number.below = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1;
    }
  }
  return numbers;
}
