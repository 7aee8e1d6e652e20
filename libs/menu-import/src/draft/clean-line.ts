import { closeSpacing } from './letter-spacing';
import { trimmedEnd } from './trimmed-ends';

/** A line without the marks of its list, and what the marks said. */
export interface CleanLine {
  readonly text: string;
  /** It stood between the marks of bold letters or of a heading: `*Entradas*`, `== Entradas ==`. */
  readonly isMarked: boolean;
  /** What led it in a list: a dot, a dash, an emoji; or its number. */
  readonly bullet: 'mark' | 'number' | null;
}

/**
 * `[22/11/26, 1:05 p. m.] Ana: ` of iPhones, `22/11/26, 1:05 p. m. - Ana: ` of Android, and
 * `[1:05 p. m., 22/11/2026] Ana: ` of WhatsApp Web.
 */
const MESSAGE_STAMP =
  /^\[\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?, \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\] [^:]{1,60}: |^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?:\] | - )[^:]{1,60}: /iu;

/** Letters that are drawn as bold or italic by being other letters: 𝗘𝗻𝘁𝗿𝗮𝗱𝗮𝘀; wide ones, ＭＥＮÚ. */
const DRAWN_LETTERS = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]+/gu;

/** What no name may hold: direction marks, joiners, controls. A keycap's mark is taken before. */
const INVISIBLE = /[^\P{C}\t]|[\ufe0e\ufe0f]/gu;

/** Marks on marks, which no letter has, and which take long to compose. */
const LONG_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Blanks that keep a number together: `12\u202f500`. */
const THOUSANDS_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

const KEYCAP = /([\d#*])\ufe0f?\u20e3/gu;

/** Whatever leads a line of a list. A dash alone; a hyphen that belongs to a number is none. */
const BULLET =
  /^(?:[\s•·●○◦▪▫■□◆◇►▶➤➢➜→✓✔✅☑★☆✦✨‣⁃∙»>|]|[-–—*+](?=[\s\p{L}])|[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}])+/u;
const TRAILING_SYMBOL =
  /[\s•·●▪◆★☆✦✨|«<\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}]/u;
/** Marks at the ends of a heading, which belong to no word and no price. */
const DECORATION_BEFORE = /^[^\p{L}\p{N}\s$([¡¿"'«+]{1,40} ?/u;
const DECORATION_AFTER = /[^\p{L}\p{N}$)\]!?."'»]/u;
const EMPHASIS = /[*_~`]/u;
const CLOSING_MARK = /[*_~=#-]/u;

/** `1. `, `2) `, `3.- `, `4- `; never `350 - `, which is a price before its item. */
const NUMBERING = /^\d{1,3}(?:\.-|[.)º°-])(?=\s|[^\d\s])\s*/u;

/** `*…*`, `_…_`, `~…~` as WhatsApp writes them; `**…**` and `# …` as others do. */
const WHOLE_LINE_MARKS = /^([*_~=#-]{1,10}) ?([^*_~=#]{2,})$/u;

/** A letter-spaced line without its spacing. Two blanks or more end a word. */
const closedText = (text: string): string =>
  /^\s*[*_]?\p{L}\s+\p{L}\s/u.test(text)
    ? (closeSpacing(text.trim().split(/\s{2,}/u))?.text ?? text)
    : text;

/** The text of a line as it can be stored: composed, visible characters, single blanks, tabs as they are. */
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

/** Takes the stamp of a message, the marks of bold letters and what leads a list from a visible text. */
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

/** Returns the heading between marks on both of its sides, such as `—— PARA BEBER ——`. */
function decoratedHeading(said: string): string | null {
  const begun = said.replace(DECORATION_BEFORE, '');
  const text = trimmedEnd(begun, DECORATION_AFTER);
  if (begun === said || text === begun || /\d/.test(text) || !/\p{L}{2}/u.test(text)) return null;
  return text.replace(/[*_~`]/gu, '').trim();
}

/** `*Mofongo*` within a line is Mofongo; a star or a dash by itself stays. */
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
