/* This module runs on the threads of `DocumentThreads`. */
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);

/** Scripts with a Fontsource package. Each package has one file per part of the script. */
const SCRIPTS = [
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'bengali',
  'tamil',
  'armenian',
  'georgian',
  'jp',
  'sc',
  'tc',
  'kr',
] as const;

const SYMBOLS = '@fontsource/noto-sans-symbols-2';
const EMOJI = '@expo-google-fonts/noto-emoji';

/** Font weights of the faces `text` and `strong`. */
export const WEIGHTS = { text: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A font file, and the letters that its package lists for it. */
interface FontPart {
  readonly letters: ReadonlySet<number>;
  readonly path: (weight: Weight) => string;
  /** A variable font has every weight in one file. */
  readonly isVariable: boolean;
  /** People expect these signs in colour, but they are printed without it. */
  readonly isEmoji: boolean;
}

/** A font for letters of one document that the main fonts lack. */
export interface FallbackFont {
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
  readonly bytes: Buffer;
  readonly isEmoji: boolean;
}

let known: readonly FontPart[] | undefined;
/** Emoji come first, because Chinese packages contain a few of them. */
const fontParts = (): readonly FontPart[] =>
  (known ??= [emojiPart(), ...scriptParts(), ...symbolParts()]);

function scriptParts(): FontPart[] {
  return SCRIPTS.flatMap((script) => {
    const family = `noto-sans-${script}`;
    const folder = `@fontsource-variable/${family}`;
    return partsIn(folder).map(([part, letters]) => ({
      letters,
      path: () => packages.resolve(`${folder}/files/${family}-${part}-wght-normal.woff2`),
      isVariable: true,
      isEmoji: false,
    }));
  });
}

function emojiPart(): FontPart {
  const emoji = (weight: string) => packages.resolve(`${EMOJI}/${weight}/NotoEmoji_${weight}.ttf`);
  const files = { text: emoji('400Regular'), strong: emoji('600SemiBold') };
  const letters = new Set((create(readFileSync(files.text)) as Font).characterSet);
  return { letters, path: (weight) => files[weight], isVariable: false, isEmoji: true };
}

function symbolParts(): FontPart[] {
  return partsIn(SYMBOLS).map(([part, letters]) => ({
    letters,
    path: () => packages.resolve(`${SYMBOLS}/files/noto-sans-symbols-2-${part}-400-normal.woff2`),
    isVariable: false,
    isEmoji: false,
  }));
}

/** Returns the parts of a Fontsource package except Latin, which the main fonts cover. */
function partsIn(folder: string): (readonly [name: string, letters: ReadonlySet<number>])[] {
  const text = readFileSync(packages.resolve(`${folder}/unicode.json`), 'utf8');
  const ranges = JSON.parse(text) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([name]) => !name.startsWith('latin'))
    .map(([name, range]) => [name.replace(/[[\]]/g, ''), lettersIn(range)] as const);
}

/** Parses ranges such as `U+3040-309F,U+4E00`. */
function lettersIn(ranges: string): ReadonlySet<number> {
  const letters = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    for (let letter = first; letter <= last; letter += 1) letters.add(letter);
  }
  return letters;
}

/**
 * Finds fonts for letters that the main fonts lack, if any package has them. Each font covers the document's letters
 * from one part of one package. Combined letters and emoji bring their components.
 */
export async function fallbackFonts(
  letters: Iterable<string>,
): Promise<Readonly<Record<Weight, readonly FallbackFont[]>>> {
  const wanted = new Map<FontPart, string>();
  for (const letter of letters) {
    const part = await partWith(letter.codePointAt(0)!);
    if (part) wanted.set(part, (wanted.get(part) ?? '') + letter);
  }
  const cut = (weight: Weight) =>
    Promise.all([...wanted].map(([part, text]) => cutFont(part, text, weight)));
  return { text: await cut('text'), strong: await cut('strong') };
}

async function partWith(code: number): Promise<FontPart | undefined> {
  for (const part of fontParts()) {
    if (part.letters.has(code) && (await realLetters(part)).has(code)) return part;
  }
  return undefined;
}

/** Letters that a font file really has. Packages list whole ranges, but some letters are missing. */
const realSets = new Map<FontPart, Promise<ReadonlySet<number>>>();
function realLetters(part: FontPart): Promise<ReadonlySet<number>> {
  const letters = realSets.get(part) ?? readLetters(part);
  realSets.set(part, letters);
  return letters;
}

const readLetters = async (part: FontPart): Promise<ReadonlySet<number>> =>
  new Set((create(await readFile(part.path('text'))) as Font).characterSet);

async function cutFont(part: FontPart, text: string, weight: Weight): Promise<FallbackFont> {
  const bytes = await subsetFont(await readFile(part.path(weight)), `${text}\u200c\u200d\ufe0f`, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(part.isVariable && { variationAxes: { wght: WEIGHTS[weight] } }),
  });
  const font = create(bytes) as Font;
  return { font, letters: new Set(font.characterSet), bytes, isEmoji: part.isEmoji };
}
