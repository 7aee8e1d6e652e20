import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSync } from 'fontkit';
import { Random } from './random.mjs';

/**
 * @typedef {import('./menus.mjs').Menu} Menu
 * @typedef {{ text: string, x: number, y: number, size: number, font: string }} Run text whose baseline starts at
 *   `x`, `y`, in points
 * @typedef {{ width: number, height: number, runs: Run[], isDark: boolean }} Page
 */

const NPM = 'node_modules/@expo-google-fonts';
const DEBIAN = '/usr/share/fonts/truetype/dejavu';
const INTER = resolve(NPM, 'inter');
/** @param {string} family @param {number} weight */
const latin = (family, weight) =>
  resolve(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
/** Regular and bold fonts of each family, from Debian or npm. */
const FAMILIES = [
  [`${INTER}/400Regular/Inter_400Regular.ttf`, `${INTER}/700Bold/Inter_700Bold.ttf`],
  [
    resolve(NPM, 'young-serif/400Regular/YoungSerif_400Regular.ttf'),
    resolve(NPM, 'young-serif/400Regular/YoungSerif_400Regular.ttf'),
  ],
  [`${DEBIAN}/DejaVuSerif.ttf`, `${DEBIAN}/DejaVuSerif-Bold.ttf`],
  [`${DEBIAN}/DejaVuSansCondensed.ttf`, `${DEBIAN}/DejaVuSansCondensed-Bold.ttf`],
  [`${DEBIAN}/DejaVuSansMono.ttf`, `${DEBIAN}/DejaVuSansMono-Bold.ttf`],
  [`${INTER}/300Light/Inter_300Light.ttf`, `${INTER}/900Black/Inter_900Black.ttf`],
  [`${DEBIAN}/DejaVuSerif-Italic.ttf`, `${DEBIAN}/DejaVuSerif-BoldItalic.ttf`],
  [latin('fraunces', 400), latin('fraunces', 600)],
  [latin('league-gothic', 400), latin('league-gothic', 400)],
  [`${DEBIAN}/DejaVuSans-ExtraLight.ttf`, `${DEBIAN}/DejaVuSans.ttf`],
].filter(([regular]) => existsSync(/** @type {string} */ (regular)));

/** @type {Map<string, import('fontkit').Font>} */
const fonts = new Map();
/** @param {string} path path of a single font, not of a font collection */
export function fontAt(path) {
  const font = fonts.get(path) ?? /** @type {import('fontkit').Font} */ (openSync(path));
  fonts.set(path, font);
  return font;
}

/** @param {string} text @param {string} font @param {number} size */
export function widthOf(text, font, size) {
  const { unitsPerEm } = fontAt(font);
  return (fontAt(font).layout(text).advanceWidth * size) / unitsPerEm;
}

const PAGE = { width: 612, height: 792 };
const MARGIN = 42;

/** Lays out a menu for print, in one or two columns depending on its seed. @param {Menu} menu @returns {Page[]} */
export function asPages(menu) {
  const random = new Random(menu.seed + 2000);
  const [regular = '', bold = ''] = FAMILIES[menu.seed % FAMILIES.length] ?? [];
  const look = {
    columns: random.chance(0.45) ? 2 : 1,
    size: random.between(9.5, 12.5),
    heading: random.pick(['large', 'capitals', 'bold', 'both']),
    isCentered: random.chance(0.25),
    prices: random.pick(['right', 'right', 'leaders', 'leaders', 'left', 'after', 'below']),
    hasCapitals: random.chance(0.2),
    describes: random.chance(0.8),
    isDark: random.chance(0.2),
  };
  if (look.prices === 'below') look.isCentered = true;
  else if (look.prices !== 'after') look.isCentered = false;
  const gutter = 30;
  const widest = Math.max(
    ...menu.sections.flatMap(({ items }) =>
      items.map(({ cents }) => widthOf(menu.writesPrice(cents ?? 0), bold, look.size)),
    ),
  );
  /** Left edge of names when prices precede them. */
  const indent = widest + 14;
  const columnWidth = (PAGE.width - 2 * MARGIN - (look.columns - 1) * gutter) / look.columns;
  /** @type {Page[]} */
  const pages = [];
  const paper = { column: look.columns, y: Infinity };
  const top = MARGIN + 56;

  /** @param {number} height */
  const room = (height) => {
    if (paper.y + height <= PAGE.height - MARGIN - 40) return;
    paper.column += 1;
    if (paper.column >= look.columns) {
      pages.push({ ...PAGE, runs: [], isDark: look.isDark });
      paper.column = 0;
    }
    paper.y = pages.length === 1 ? top : MARGIN + 12;
  };
  /** @param {string} text @param {number} size @param {string} font @param {'left' | 'right' | 'center'} align @param {number} indent */
  const put = (text, size, font, align = 'left', indent = 0) => {
    const left = MARGIN + paper.column * (columnWidth + gutter);
    const width = widthOf(text, font, size);
    const x =
      align === 'left'
        ? left + indent
        : align === 'right'
          ? left + columnWidth - width
          : left + (columnWidth - width) / 2;
    pages.at(-1)?.runs.push({ text, x, y: paper.y, size, font });
    return { x, end: x + width };
  };
  const align = look.isCentered ? 'center' : 'left';

  for (const { name, items } of menu.sections) {
    const isCapitals = look.heading === 'capitals' || look.heading === 'both';
    const size = look.size * (look.heading === 'large' || look.heading === 'both' ? 1.5 : 1.1);
    room(size * 2 + look.size * 3);
    paper.y += size * 1.5;
    put(isCapitals ? name.toUpperCase() : name, size, bold, align);
    paper.y += look.size * 0.7;
    for (const item of items) drawItem(item);
  }

  /** @param {import('./menus.mjs').Item} item */
  function drawItem(item) {
    const { size } = look;
    const written = item.sizes.map((one) => `${one.label} ${menu.writesPrice(one.cents)}`);
    const price = item.cents === null ? '' : menu.writesPrice(item.cents);
    const name = look.hasCapitals ? item.name.toUpperCase() : item.name;
    room(size * 5);
    paper.y += size * 1.55;
    const isSized = item.sizes.length > 0;
    if (isSized) {
      put(name, size, bold, align);
      for (const line of lines(written.join(' / '), columnWidth, size * 0.95, regular)) {
        paper.y += size * 1.3;
        put(line, size * 0.95, regular, align);
      }
    } else if (look.prices === 'left') {
      put(price, size, bold);
      lines(name, columnWidth - indent, size, bold).forEach((line, at) => {
        if (at > 0) paper.y += size * 1.25;
        put(line, size, regular, 'left', indent);
      });
    } else if (look.prices === 'below') {
      lines(name, columnWidth, size, bold).forEach((line, at) => {
        if (at > 0) paper.y += size * 1.25;
        put(line, size, bold, align);
      });
    } else if (look.prices === 'after') put(`${name}  ${price}`, size, bold, align);
    else drawAligned(name, price, size);
    if (item.description && look.describes) {
      for (const line of lines(item.description, columnWidth - 60, size * 0.82, regular)) {
        paper.y += size * 1.12;
        put(line, size * 0.82, regular, align, look.prices === 'left' ? indent : 0);
      }
    }
    if (look.prices === 'below' && !isSized) {
      paper.y += size * 1.25;
      put(price, size, regular, align);
    }
  }

  /** @param {string} name @param {string} price @param {number} size */
  function drawAligned(name, price, size) {
    const priceWidth = widthOf(price, bold, size);
    const all = lines(name, columnWidth - priceWidth - 14, size, bold);
    all.forEach((line, at) => {
      if (at > 0) paper.y += size * 1.25;
      const { end } = put(line, size, bold);
      if (at < all.length - 1) return;
      const { x } = put(price, size, bold, 'right');
      if (look.prices !== 'leaders') return;
      // In some fonts, a dot between dots has another width than a single one.
      const dot = widthOf('.'.repeat(50), regular, size) / 50;
      const count = Math.floor((x - end - 8) / dot);
      if (count > 2)
        pages
          .at(-1)
          ?.runs.push({ text: '.'.repeat(count), x: end + 4, y: paper.y, size, font: regular });
    });
  }

  const [first] = pages;
  if (first) {
    const width = widthOf(menu.restaurant, bold, 26);
    first.runs.unshift({
      text: menu.restaurant,
      x: (PAGE.width - width) / 2,
      y: MARGIN + 26,
      size: 26,
      font: bold,
    });
  }
  menu.footers.forEach((footer, at) => {
    const y = PAGE.height - MARGIN - 12 * (menu.footers.length - at - 1);
    const x = (PAGE.width - widthOf(footer, regular, 8.5)) / 2;
    pages.at(-1)?.runs.push({ text: footer, x, y, size: 8.5, font: regular });
  });
  return pages;
}

/** @param {string} text @param {number} width @param {number} size @param {string} font */
function lines(text, width, size, font) {
  /** @type {string[]} */
  const all = [];
  for (const word of text.split(' ')) {
    const line = all.length > 0 ? `${all.at(-1)} ${word}` : word;
    if (all.length > 0 && widthOf(line, font, size) <= width) all[all.length - 1] = line;
    else all.push(word);
  }
  return all;
}
