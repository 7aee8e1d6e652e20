#!/usr/bin/env node
import { create } from 'fontkit';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes two files. Run it when a typeface is added or its package is updated:
 *
 *     npm run designs:typefaces
 *
 * - apps/public-menu/src/design/typeface-metrics.ts: for each typeface, the factor by which a system font must be
 *   scaled to take the same room, and the number of letters that fit into the size limit of a menu's font.
 * - apps/owner-editor/src/editor/info/design/typeface-words.ts: one word in each typeface, as outlines, for the
 *   design screen.
 */
const root = resolve(import.meta.dirname, '../..');
const packages = createRequire(resolve(root, 'apps/media-worker/package.json'));

/** Sample headings of menus, with letters in their typical frequencies. */
const HEADINGS =
  'Comedor Doña Altagracia La Cocina de Carmen Entradas y picaderas Sopas y caldos De la brasa ' +
  'Del mar Postres Bebidas frías Café y panadería Desayunos Pizzas clásicas Cócteles de la casa';

/**
 * Mean width of those letters in em, in mixed case and in capitals, for the typefaces installed on phones and
 * computers. `widthOf` below measured them on 23 November 2026 in Arimo and Gelasio, which have the widths of Arial
 * and Georgia, in Roboto and in Noto Serif, all of Fontsource 5.
 */
const AT_HAND = {
  serif: [
    { names: ['Georgia', 'Gelasio Regular'], small: 0.4517, capitals: 0.5847 },
    { names: ['Noto Serif', 'NotoSerif-Regular'], small: 0.4863, capitals: 0.5803 },
  ],
  sans: [
    { names: ['Arial', 'Liberation Sans', 'Arimo Regular'], small: 0.4697, capitals: 0.5952 },
    { names: ['Roboto', 'Roboto-Regular'], small: 0.4624, capitals: 0.5513 },
  ],
};

/** Typefaces, their fallback family, and whether their design sets headings in capitals. */
const TYPEFACES = /** @type {const} */ ({
  caprasimo: { weight: 400, like: 'serif', capitals: false },
  'cormorant-garamond': { weight: 500, like: 'serif', capitals: false },
  shrikhand: { weight: 400, like: 'serif', capitals: false },
  fraunces: { weight: 600, like: 'serif', capitals: false },
  'league-gothic': { weight: 400, like: 'sans', capitals: true },
  'poiret-one': { weight: 400, like: 'sans', capitals: false },
});

const MAX_BYTES = 7168;
const FEATURES = ['kern', 'mark', 'ccmp'];
/** Letters that headings use, the most frequent first. */
const LETTERS = [
  ...new Set(
    'aeosrnidlctumpbgvyfhqjzñxáéíóúkwCPSEDBAMTLRVFGHINOJZQUKWXYÑÁÉÍÓÚ0123456789&·-,.\'"()¡!¿?+/:' +
      'èòàçêëîïôûùâäöüßãõìÈÀÇÊÎÔÄÖÜœæ°%$#’“”–—…',
  ),
];

/** @param {import('fontkit').Font} font @param {string} text */
const widthOf = (font, text) => font.layout(text).advanceWidth / font.unitsPerEm / text.length;

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;

/** @param {Buffer} file @param {string} letters */
const weigh = async (file, letters) =>
  (
    await subsetFont(file, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    })
  ).length;

/** Returns how many letters fit in the worst case, where all of them are the heaviest ones. @param {Buffer} file */
async function mostLetters(file) {
  const weights = [];
  for (const letter of LETTERS) weights.push({ letter, bytes: await weigh(file, letter) });
  const heaviest = weights.sort((a, b) => b.bytes - a.bytes).map(({ letter }) => letter);
  let [fits, most] = [0, heaviest.length];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if ((await weigh(file, heaviest.slice(0, middle).join(''))) <= MAX_BYTES) fits = middle;
    else most = middle - 1;
  }
  return fits;
}

/** SVG path commands for the operations of an outline. */
const COMMANDS = {
  ...{ moveTo: 'M', lineTo: 'L', closePath: 'Z' },
  ...{ quadraticCurveTo: 'Q', bezierCurveTo: 'C' },
};

const rounded = (/** @type {number} */ number) => Math.round(number * 10) / 10;

/**
 * Outline of a word, with the first letter at the origin. The font is scaled to 20 units per em.
 * @param {import('fontkit').Font} font @param {string} word
 */
function outlineOf(font, word) {
  const { glyphs, positions } = font.layout(word);
  const scale = 20 / font.unitsPerEm;
  let x = 0;
  let d = '';
  glyphs.forEach(({ path }, index) => {
    const placed = path.scale(scale, -scale).translate(x * scale, 0);
    for (const { command, args } of placed.commands)
      d += COMMANDS[command] + args.map(rounded).join(' ');
    x += positions[index]?.xAdvance ?? 0;
  });
  return { width: rounded(x * scale), d };
}

const lines = [];
const words = [];
for (const [typeface, { weight, like, capitals }] of Object.entries(TYPEFACES)) {
  const path = packages.resolve(
    `@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff2`,
  );
  const file = readFileSync(path);
  const font = /** @type {import('fontkit').Font} */ (create(file));
  const width = widthOf(font, capitals ? HEADINGS.toUpperCase() : HEADINGS);
  const standIns = AT_HAND[like].map(({ names, ...widths }) => {
    const size = width / (capitals ? widths.capitals : widths.small);
    const part = (/** @type {number} */ units) => percent(Math.abs(units) / font.unitsPerEm / size);
    return {
      names,
      ...{ size: percent(size), ascent: part(font.ascent), descent: part(font.descent) },
    };
  });
  const letters = await mostLetters(file);
  const word = outlineOf(font, capitals ? 'MENÚ' : 'Menú');
  words.push(`'${typeface}': ${JSON.stringify(word)},`);
  console.log(`${typeface}: ${letters} letters`);
  lines.push(`'${typeface}': ${JSON.stringify({ letters, capitals, like, standIns })},`);
}

writeFileSync(
  resolve(root, 'apps/public-menu/src/design/typeface-metrics.ts'),
  `/* Written by \`npm run designs:typefaces\`. */
import type { Typeface } from '@cartaviva/domain';

export interface TypefaceMetrics {
  /** Number of distinct characters that fit into the size limit of a menu's font, whichever they are. */
  readonly letters: number;
  /** Is true if the design writes headings in capitals. */
  readonly capitals: boolean;
  /** Generic family at the end of the list of fallback fonts. */
  readonly like: 'serif' | 'sans';
  /** System fonts, and the values that scale them to the metrics of the typeface. */
  readonly standIns: readonly {
    readonly names: readonly string[];
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  }[];
}

export const TYPEFACE_METRICS: Readonly<Record<Typeface, TypefaceMetrics>> = {
${lines.join('\n')}
};
`,
);

const editor = resolve(root, 'apps/owner-editor/src/editor/info/design');
writeFileSync(
  resolve(editor, 'typeface-words.ts'),
  `/* Written by \`npm run designs:typefaces\`. */
import type { Typeface } from '@cartaviva/domain';

/** A word in each typeface, for an SVG: an em is 20 units high, the line that it stands on is at 0. */
export const TYPEFACE_WORDS: Readonly<
  Record<Typeface, { readonly width: number; readonly d: string }>
> = {
${words.join('\n')}
};
`,
);
