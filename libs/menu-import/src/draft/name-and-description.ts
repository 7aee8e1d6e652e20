import { namesSize } from './menu-words';
import { trimmedEnd } from './trimmed-ends';

/** Leaders and separators at the ends of a text, and words that lead to a price. */
const MARKS_BEFORE = /^[\s.,;:|…·•_=>*~+/)–—-]+/u;
const MARK_AFTER = /[\s,;:|…·•_=>*~+/($–—\p{Extended_Pictographic}-]/u;
const MARK_OR_DOT_AFTER = /[\s.,;:|…·•_=>*~+/($–—\p{Extended_Pictographic}-]/u;
const LEADS_TO_PRICE = / (?:a|por|son|en|cuesta|vale|precio)(?: solo)?$/iu;

/** Removes the dots, dashes and lines that separate a text from its neighbors. */
export function withoutMarksAround(text: string): string {
  const begun = text.replace(MARKS_BEFORE, '');
  const ended = trimmedEnd(begun, MARK_OR_DOT_AFTER);
  // A dot after a short name or an abbreviation such as `etc.` and `Dr.` is part of the text.
  const isOwnDot = ended.length < 12 || /(?:^|[\s(])\p{L}{1,3}$/u.test(ended);
  const dotted = trimmedEnd(begun, MARK_AFTER);
  return isOwnDot && dotted === `${ended}.` ? dotted : ended;
}

/**
 * Splits the text beside a price into name and description: `Jugo natural (chinola, limón)`,
 * `Mofongo - con chicharrón`, `Combo 1: pollo, papas y refresco`, or two cells of a table.
 */
export function nameAndDescription(text: string): { name: string; description: string | null } {
  const whole = withoutMarksAround(text).replace(LEADS_TO_PRICE, '');
  const [name, description] = dividedByCells(whole) ??
    dividedByDash(whole) ??
    dividedByParentheses(whole) ?? [whole, ''];
  const [cleanName, cleanDescription] = [name, description].map((part) =>
    withoutMarksAround(part).replaceAll('\t', ' '),
  ) as [string, string];
  return { name: cleanName, description: cleanDescription || null };
}

type Divided = [name: string, description: string] | null;

function dividedByCells(text: string): Divided {
  const at = text.indexOf('\t');
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : null;
}

function dividedByDash(text: string): Divided {
  const mark = / [-–—=] |: | \/\/ /u.exec(text);
  if (!mark || mark.index < 2) return null;
  return [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)];
}

/** Lists and explanations in parentheses are a description. A short word distinguishes items: `Agua (pequeña)`. */
function dividedByParentheses(text: string): Divided {
  const opening = text.indexOf('(');
  if (opening < 2) return null;
  const [inner = '', after = ''] = text.slice(opening + 1).split(')', 2);
  const tellsApart = namesSize(inner) || /\d/u.test(inner);
  const isDescription = /[,/]| [yo] |\s\S+\s\S+/u.test(inner) || !tellsApart;
  if (!isDescription || after.trim()) return null;
  return [text.slice(0, opening), inner];
}
