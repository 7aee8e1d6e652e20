import {
  languageOf,
  OTHER_LANGUAGE_CODES,
  PRINTABLE,
  RULE_MESSAGES,
  searchable,
  TEXT_LIMITS,
  type OtherLanguageCode,
  type TranslatedField,
} from '@cartaviva/domain';
import type { RefusedLine } from './menu-spreadsheet';
import { isFilled, textOf, whyNoText, type Cell, type Table } from './table';
import { writeTable } from './write-spreadsheet';

/** A text of a menu with its translations. An empty or missing text is untranslated. */
export interface TranslatedLine {
  /** Identifies the text in the menu, independent of the language. */
  readonly key: string;
  /** Kind of the text, for the translator: `Nombre`, `Descripción`. */
  readonly label: string;
  readonly field: TranslatedField;
  /** Spanish text. */
  readonly source: string;
  readonly texts: Readonly<Partial<Record<OtherLanguageCode, string>>>;
}

export interface TranslationChange {
  readonly key: string;
  readonly source: string;
  readonly language: OtherLanguageCode;
  readonly before: string;
  readonly text: string;
}

export interface TranslationPlan {
  readonly changes: readonly TranslationChange[];
  readonly refused: readonly RefusedLine[];
  /** Languages that both the table and the menu have. */
  readonly languages: readonly OtherLanguageCode[];
}

const HEADINGS = ['Clave', 'Tipo', 'Español'] as const;

/** Writes a CSV with one line for each text: its key, its kind, the Spanish text, and a column for each language. */
export function writeTranslations(
  lines: readonly TranslatedLine[],
  languages: readonly OtherLanguageCode[],
): string {
  return writeTable([
    [...HEADINGS, ...languages.map((code) => languageOf(code).name)],
    ...lines.map(({ key, label, source, texts }) => [
      ...[key, label, source],
      ...languages.map((code) => texts[code] ?? ''),
    ]),
  ]);
}

interface Columns {
  readonly key: number;
  readonly source: number;
  readonly languages: readonly (readonly [OtherLanguageCode, number])[];
}

/**
 * Finds the columns. Returns undefined if the table has neither a Spanish column nor a key, or no language of the
 * menu.
 */
function columnsOf(
  heading: readonly Cell[],
  wanted: readonly OtherLanguageCode[],
): Columns | undefined {
  const names = heading.map((cell) => searchable(textOf(cell).slice(0, 60)));
  const at = (...words: readonly string[]) =>
    names.findIndex((name) => words.map(searchable).includes(name));
  const languages = OTHER_LANGUAGE_CODES.filter((code) => wanted.includes(code))
    .map((code) => {
      const { name, ownName } = languageOf(code);
      return [code, at(code, name, ownName)] as const;
    })
    .filter(([, column]) => column >= 0);
  const columns = { key: at('clave', 'key'), source: at('español', 'texto', 'es'), languages };
  const isTable = (columns.key >= 0 || columns.source >= 0) && languages.length > 0;
  return isTable ? columns : undefined;
}

/**
 * Compares a table with the translations of a menu. A line is found by its key, or without one by its Spanish text,
 * which several texts may share. An empty cell changes nothing. Returns undefined if no heading identifies the
 * columns.
 */
export function planTranslations(
  table: Table,
  present: readonly TranslatedLine[],
  wanted: readonly OtherLanguageCode[],
): TranslationPlan | undefined {
  const first = table.findIndex((cells) => cells.some(isFilled));
  const columns = columnsOf(table[first] ?? [], wanted);
  if (!columns) return undefined;
  const byKey = new Map(present.map((line) => [line.key, line]));
  const bySource = new Map<string, TranslatedLine[]>();
  for (const line of present) {
    const source = searchable(line.source);
    bySource.set(source, [...(bySource.get(source) ?? []), line]);
  }
  const changes = new Map<string, TranslationChange>();
  const refused: RefusedLine[] = [];

  table.slice(first + 1).forEach((cells, index) => {
    const cell = (column: number) => textOf(cells[column] ?? '');
    const line = first + index + 2;
    const written = columns.languages.map(([code, column]) => [code, cell(column)] as const);
    if (written.every(([, text]) => text === '')) return;
    const places = [columns.key, columns.source, ...columns.languages.map(([, at]) => at)];
    const notText = places.map((at) => whyNoText(cells[at] ?? '')).find(Boolean);
    if (notText) {
      refused.push({ line, reason: `No es un texto: ${notText}.` });
      return;
    }
    const [key, source] = [cell(columns.key), cell(columns.source)];
    const own = byKey.get(key);
    const found = own ? [own] : (bySource.get(searchable(source)) ?? []);
    const reason = whyRefused(found, own && source, written);
    if (reason) refused.push({ line, reason });
    else for (const change of changesOf(found, written)) changes.set(idOf(change), change);
  });
  const languages = columns.languages.map(([code]) => code);
  return { changes: [...changes.values()], refused, languages };
}

const idOf = ({ language, key }: TranslationChange): string => `${language} ${key}`;

type Written = readonly (readonly [OtherLanguageCode, string])[];

function whyRefused(
  found: readonly TranslatedLine[],
  source: string | undefined,
  written: Written,
): string | undefined {
  const [line] = found;
  if (!line) return `${RULE_MESSAGES.goneText}.`;
  if (source && searchable(source) !== searchable(line.source)) {
    return 'El texto en español cambió desde que se descargó la hoja.';
  }
  const max = Math.min(...found.map(({ field }) => TEXT_LIMITS[field]));
  if (written.some(([, text]) => [...text].length > max)) return `${RULE_MESSAGES.tooLong(max)}.`;
  const unprintable = written.some(([, text]) => !PRINTABLE.test(text));
  return unprintable ? `${RULE_MESSAGES.text}.` : undefined;
}

function changesOf(found: readonly TranslatedLine[], written: Written): TranslationChange[] {
  return found.flatMap(({ key, source, texts }) =>
    written
      .filter(([language, text]) => text !== '' && text !== (texts[language] ?? ''))
      .map(([language, text]) => ({ key, source, language, before: texts[language] ?? '', text })),
  );
}
