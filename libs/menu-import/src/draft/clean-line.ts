import { closeSpacing } from './letter-spacing';
import { trimmedEnd } from './trimmed-ends';

/** A line without its list marks, and the meaning of these marks. */
export interface CleanLine {
  readonly text: string;
  /** Is true if the text was in bold or heading marks: `*Entradas*`, `== Entradas ==`. */
  readonly isMarked: boolean;
  /** List mark before the text: a symbol such as a dot, a dash or an emoji, or a number. */
  readonly bullet: 'mark' | 'number' | null;
}

/**
 * Stamps of messages: `[22/11/26, 1:05 p. m.] Ana: ` from iPhones, `22/11/26, 1:05 p. m. - Ana: ` from Android, and
 * `[1:05 p. m., 22/11/2026] Ana: ` from WhatsApp Web.
 */
const MESSAGE_STAMP =
  /^\[\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?, \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\] [^:]{1,60}: |^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?:\] | - )[^:]{1,60}: /iu;

/** Unicode letters that look bold, italic or wide: 𝗘𝗻𝘁𝗿𝗮𝗱𝗮𝘀, ＭＥＮÚ. */
const DRAWN_LETTERS = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]+/gu;

/** Characters that a name must not contain: direction marks, joiners, controls. `KEYCAP` must be replaced first. */
const INVISIBLE = /[^\P{C}\t]|[\ufe0e\ufe0f]/gu;

/** Excessive combining marks. No language uses them, and they are slow to normalize. */
const LONG_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Spaces that separate thousands: `12\u202f500`. */
const THOUSANDS_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

const KEYCAP = /([\d#*])\ufe0f?\u20e3/gu;

/** Symbols before a list entry. A dash must stand alone, because a hyphen before a digit belongs to the number. */
const BULLET =
  /^(?:[\s•·●○◦▪▫■□◆◇►▶➤➢➜→✓✔✅☑★☆✦✨‣⁃∙»>|]|[-–—*+](?=[\s\p{L}])|[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}])+/u;
const TRAILING_SYMBOL =
  /[\s•·●▪◆★☆✦✨|«<\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}]/u;
/** Decoration at the ends of a heading, which belongs to no word and no price. */
const DECORATION_BEFORE = /^[^\p{L}\p{N}\s$([¡¿"'«+]{1,40} ?/u;
const DECORATION_AFTER = /[^\p{L}\p{N}$)\]!?."'»]/u;
const EMPHASIS = /[*_~`]/u;
const CLOSING_MARK = /[*_~=#-]/u;

/** Number of a list entry: `1. `, `2) `, `3.- `, `4- `. It does not match `350 - `, a price before its item. */
const NUMBERING = /^\d{1,3}(?:\.-|[.)º°-])(?=\s|[^\d\s])\s*/u;

/** Marks around a line: `*…*`, `_…_`, `~…~` in WhatsApp, `**…**` and `# …` in Markdown. */
const WHOLE_LINE_MARKS = /^([*_~=#-]{1,10}) ?([^*_~=#]{2,})$/u;

/** Removes letter-spacing from a line. Two or more spaces end a word. */
const closedText = (text: string): string =>
  /^\s*[*_]?\p{L}\s+\p{L}\s/u.test(text)
    ? (closeSpacing(text.trim().split(/\s{2,}/u))?.text ?? text)
    : text;

/** Normalizes a line for storage: composed and visible characters, single spaces, unchanged tabs. */
export function visibleText(text: string): string {
  return closedText(text)
    .replace(LONG_MARKS, '$1')
    .normalize('NFC')
    .replace(DRAWN_LETTERS, (letters) => letters.normalize('NFKC'))
    .replace(KEYCAP, '$1. ')
    .replace(THOUSANDS_BLANK, '')
    .replace(/[^\S\t]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {4,}/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Removes the message stamp, the marks of bold letters and the list mark from a normalized line. */
export function cleanLine(visible: string): CleanLine {
  const said = visible.replace(MESSAGE_STAMP, '');
  const decorated = decoratedHeading(said);
  if (decorated) return { text: decorated, isMarked: true, bullet: null };
  const outer = withoutMarks(trimmedEnd(said, TRAILING_SYMBOL));
  const [symbols = ''] = BULLET.exec(outer.text) ?? [];
  const afterSymbols = outer.text.slice(symbols.length);
  const [number = ''] = NUMBERING.exec(afterSymbols) ?? [];
  const inner = withoutMarks(afterSymbols.slice(number.length));
  const words = inner.text.split(' ').map((word) => withoutEmphasis(word));
  const text = trimmedEnd(words.join(' '), TRAILING_SYMBOL).trim();
  const bullet = number ? 'number' : symbols.trim() ? 'mark' : null;
  return { text, isMarked: outer.isMarked || inner.isMarked, bullet };
}

/** Returns the heading between marks on both of its sides, such as `—— PARA BEBER ——` or `.:: TRAGOS ::.`. */
function decoratedHeading(said: string): string | null {
  const framed = framedText(said);
  if (framed && !/\d/.test(framed) && /\p{L}{2}/u.test(framed)) return framed;
  const begun = said.replace(DECORATION_BEFORE, '');
  const text = trimmedEnd(begun, DECORATION_AFTER);
  if (begun === said || text === begun || /\d/.test(text) || !/\p{L}{2}/u.test(text)) return null;
  return text.replace(/[*_~`]/gu, '').trim();
}

const FRAME = /^[^\p{L}\p{N}\s]{2,20}/u;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Returns the text within two marks or more that its end mirrors: `.:: … ::.`, `(( … ))`. */
function framedText(said: string): string | null {
  const [opening] = FRAME.exec(said) ?? [];
  if (!opening) return null;
  const closing = [...opening].toReversed().map((mark) => MIRRORED[mark] ?? mark);
  const end = closing.join('');
  const isFramed = said.endsWith(end) && said.length > 2 * end.length;
  return isFramed ? said.slice(opening.length, -end.length).trim() : null;
}

/** Reduces `*Mofongo*` within a line to Mofongo. A star or a dash that stands alone stays. */
function withoutEmphasis(word: string): string {
  const rest = trimmedEnd(word, EMPHASIS);
  return (rest || word).replace(/^[*_~`]+(?=[^*_~`])/u, '');
}

function withoutMarks(text: string): { text: string; isMarked: boolean } {
  const colon = text.endsWith(':') ? ':' : '';
  const body = colon ? text.slice(0, -1) : text;
  const opened = trimmedEnd(body, CLOSING_MARK);
  const [, opening, rest] = WHOLE_LINE_MARKS.exec(opened) ?? [];
  if (opening === undefined || rest === undefined) return { text, isMarked: false };
  if (opened === body && !opening.startsWith('#')) return { text, isMarked: false };
  return { text: rest.trim() + colon, isMarked: true };
}
