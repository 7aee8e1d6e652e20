import type { PrintedItem, PrintedMenu } from '@cartaviva/contracts';
import {
  hoursInWords,
  parseOpeningHours,
  priceForDiners,
  taxLegend,
  type Money,
} from '@cartaviva/domain';
import { drawCode } from './code-mark';
import { unbroken, pagesOf, type Row } from './columns';
import { MESSAGES } from './messages';
import { drawOrnament } from './ornament-mark';
import { PAGE, type Paper } from './paper';
import { codeFor, colorsOf, type Layout, type Print } from './print';

const MARGIN = 48;
const GUTTER = 30;
const COLUMN = (PAGE.width - 2 * MARGIN - GUTTER) / 2;
const BOTTOM = PAGE.height - 64;
const PRICE = 78;
/** 3 cm in points, a size that a phone can scan from a metre away. */
const CODE = 86;

const NAME = { face: 'strong', size: 10.5 } as const;
const PRICED = { face: 'strong', size: 10.5, align: 'right' } as const;
const ABOUT = { size: 9 } as const;
const HEADING = { face: 'display', size: 17 } as const;

/** A row with a function that draws it at a position on the page. */
interface DrawnRow extends Row {
  readonly draw: (x: number, y: number) => void;
}

/** Draws the whole menu in two columns. It includes items that are sold out today. */
export const drawMenu: Layout = (paper, print) => {
  const { menu } = print.content;
  const { headings: brand } = colorsOf(paper, print);
  openPage(paper, print);
  const top = drawTitle(paper, print, brand);
  const heights = { first: BOTTOM - top, others: BOTTOM - MARGIN };
  const blocks = sectionsOf(print.content).flatMap(({ name, hours, items }) => {
    const heading = name === null ? [] : [headingRow(paper, name, hours, brand)];
    const rows = [...heading, ...items.map((item) => itemRow(paper, item, menu))];
    return unbroken(rows, { hasHeading: name !== null, height: heights.first });
  });
  for (const [page, columns] of pagesOf(blocks, heights).entries()) {
    if (page > 0) openPage(paper, print);
    for (const [column, rows] of columns.entries()) {
      let y = page === 0 ? top : MARGIN;
      for (const [at, { draw, height, gap }] of rows.entries()) {
        if (at > 0) y += gap;
        draw(MARGIN + column * (COLUMN + GUTTER), y);
        y += height;
      }
    }
  }
};

/** Creates the heading of a category with its name and, if they are limited, its hours. */
function headingRow(paper: Paper, name: string, hours: string, color: string): DrawnRow {
  const below = hours ? paper.heightOf(hours, COLUMN, ABOUT) + 2 : 0;
  return {
    height: paper.heightOf(name, COLUMN, HEADING) + below + 8,
    gap: 14,
    draw: (x, y) => {
      const height = paper.write(name, x, y, COLUMN, { ...HEADING, color });
      if (hours) paper.write(hours, x, y + height + 2, COLUMN, ABOUT);
    },
  };
}

function itemRow(paper: Paper, item: PrintedItem, money: Money): DrawnRow {
  return {
    height: heightOf(paper, item),
    gap: 0,
    draw: (x, y) => drawItem(paper, item, { money, x, y }),
  };
}

interface ItemPlace {
  readonly money: Money;
  readonly x: number;
  readonly y: number;
}

function drawItem(paper: Paper, item: PrintedItem, { money, x, y: top }: ItemPlace): void {
  const writePrice = (price: string, y: number) =>
    paper.write(priceForDiners(price, money), x + COLUMN - PRICE, y, PRICE, PRICED);
  paper.write(item.name, x, top, COLUMN - PRICE, NAME);
  if (item.sizes.length === 0) writePrice(item.price, top);
  let y = top + paper.heightOf(item.name, COLUMN - PRICE, NAME) + 2;
  const about = { ...ABOUT, color: paper.style.soft };
  for (const line of linesBelow(item)) y += paper.write(line, x, y, COLUMN - PRICE, about);
  for (const size of item.sizes) {
    writePrice(size.price, y);
    y += paper.write(size.name, x + 10, y, COLUMN - PRICE - 10, { size: 10 }) + 2;
  }
}

function openPage(paper: Paper, { content: { menu, items } }: Print): void {
  paper.page();
  const declares = items.some(({ allergens }) => allergens.length);
  const legend = [taxLegend(menu), declares && MESSAGES.allergens, menu.phone]
    .filter(Boolean)
    .join('  ·  ');
  const width = PAGE.width - 2 * MARGIN;
  paper.write(legend, MARGIN, PAGE.height - 40, width, { size: 8, color: paper.style.soft });
}

/**
 * Draws the title and, next to it, the QR code of the online menu.
 * @returns the vertical position at which the columns start
 */
function drawTitle(paper: Paper, print: Print, color: string): number {
  const { restaurantName, name, description, address } = print.content.menu;
  const width = PAGE.width - 2 * MARGIN - CODE - 24;
  const title = { face: 'display', size: 34 } as const;
  const size = paper.fitting(restaurantName, width, 2, title);
  const style = { ...title, size, color };
  let y = MARGIN + paper.write(restaurantName, MARGIN, MARGIN, width, style) + 2;
  y += paper.write(name, MARGIN, y, width, { face: 'strong', size: 12 }) + 2;
  for (const line of [description, address].filter((text) => text !== null)) {
    y += paper.write(line, MARGIN, y, width, { ...ABOUT, color: paper.style.soft });
  }
  const codeLeft = PAGE.width - MARGIN - CODE;
  drawCode(paper, codeFor(print, null), codeLeft, MARGIN, CODE);
  const note = { size: 7, color: paper.style.soft, align: 'center' } as const;
  paper.write(MESSAGES.scan, codeLeft - 8, MARGIN + CODE + 3, CODE + 16, note);
  const rule = Math.max(y, MARGIN + CODE + 14) + 8;
  return rule + drawRule(paper, print, rule) + 14;
}

/**
 * Draws the line or ornament between the title and the columns.
 * @returns its height
 */
function drawRule(paper: Paper, print: Print, y: number): number {
  const { ornament, line } = paper.style;
  const [x, width] = [MARGIN, PAGE.width - 2 * MARGIN];
  if (ornament) {
    drawOrnament(paper, ornament, { x, y, width, color: colorsOf(paper, print).ornament });
    return ornament.size;
  }
  const right = x + width;
  paper.pen.moveTo(x, y).lineTo(right, y).lineWidth(0.6).stroke(line);
  return 0;
}

const linesBelow = ({ description, dietaryTags, allergens }: PrintedItem): string[] =>
  [description, dietaryTags.join(' · '), allergens.length && MESSAGES.contains(allergens)].filter(
    (line): line is string => Boolean(line),
  );

function heightOf(paper: Paper, item: PrintedItem): number {
  const name = paper.heightOf(item.name, COLUMN - PRICE, NAME) + 2;
  const below = linesBelow(item).map((line) => paper.heightOf(line, COLUMN - PRICE, ABOUT));
  const sizes = item.sizes.map(({ name: size }) => paper.heightOf(size, COLUMN, { size: 10 }) + 2);
  return [name, ...below, ...sizes].reduce((sum, height) => sum + height, 8);
}

/** Returns items without a category first, then every category that has items (specification §2). */
function sectionsOf({ categories, items }: PrintedMenu) {
  const known = new Set(categories.map(({ id }) => id));
  const loose = items.filter(({ categoryId }) => !categoryId || !known.has(categoryId));
  return [
    { name: null, hours: '', items: loose },
    ...categories.map(({ id, name, openingHours }) => ({
      name,
      hours: hoursOf(openingHours),
      items: items.filter(({ categoryId }) => categoryId === id),
    })),
  ].filter((section) => section.items.length > 0);
}

function hoursOf(openingHours: string | null | undefined): string {
  const hours = openingHours ? parseOpeningHours(openingHours) : undefined;
  return hours ? hoursInWords(hours) : '';
}
