import type { PrintedItem, PrintedMenu } from '@cartaviva/contracts';
import { priceForDiners, readableOn, taxLegend } from '@cartaviva/domain';
import { drawCode } from './code-mark';
import { MESSAGES } from './messages';
import { FAINT, LINE, PAGE, type Paper } from './paper';
import { codeFor, type Layout, type Print } from './print';

const MARGIN = 48;
const GUTTER = 30;
const COLUMN = (PAGE.width - 2 * MARGIN - GUTTER) / 2;
const BOTTOM = PAGE.height - 64;
const PRICE = 78;
const CODE = 76;

const NAME = { face: 'strong', size: 10.5 } as const;
const PRICED = { face: 'strong', size: 10.5, align: 'right' } as const;
const ABOUT = { size: 9, color: FAINT } as const;
const HEADING = { face: 'display', size: 17 } as const;

/** The whole menu on paper, in two columns; what is sold out today is still on it. */
export const drawMenu: Layout = (paper, print) => {
  const columns = new Columns(paper, print);
  for (const { name, items } of sectionsOf(print.content)) {
    const [first] = items;
    if (name) columns.heading(name, first ? heightOf(paper, first) : 0);
    for (const item of items) columns.item(item);
  }
};

/** Where the pen is: down the left column, then the right one, then a new page. */
class Columns {
  private column = 0;
  private top = MARGIN;
  private y = MARGIN;
  private readonly brand: string;

  constructor(
    private readonly paper: Paper,
    private readonly print: Print,
  ) {
    this.brand = readableOn(print.content.menu.themeColor, '#ffffff');
    this.openPage();
    this.drawTitle();
  }

  /** Never the last line of a column: `next` is the height of what follows it. */
  heading(name: string, next: number): void {
    const height = this.paper.heightOf(name, COLUMN, HEADING);
    const gap = this.y === this.top ? 0 : 14;
    this.makeRoom(gap + height + 8 + next);
    if (this.y !== this.top) this.y += gap;
    this.paper.write(name, this.x, this.y, COLUMN, { ...HEADING, color: this.brand });
    this.y += height + 8;
  }

  item(item: PrintedItem): void {
    const { paper } = this;
    this.makeRoom(heightOf(paper, item));
    const { currency } = this.print.content.menu;
    paper.write(item.name, this.x, this.y, COLUMN - PRICE, NAME);
    if (item.sizes.length === 0) {
      const price = priceForDiners(item.price, currency);
      paper.write(price, this.x + COLUMN - PRICE, this.y, PRICE, PRICED);
    }
    this.y += paper.heightOf(item.name, COLUMN - PRICE, NAME) + 2;
    for (const line of linesBelow(item)) {
      this.y += paper.write(line, this.x, this.y, COLUMN - PRICE, ABOUT);
    }
    for (const size of item.sizes) {
      const price = priceForDiners(size.price, currency);
      paper.write(price, this.x + COLUMN - PRICE, this.y, PRICE, PRICED);
      this.y += paper.write(size.name, this.x + 10, this.y, COLUMN - PRICE - 10, { size: 10 }) + 2;
    }
    this.y += 8;
  }

  private get x(): number {
    return MARGIN + this.column * (COLUMN + GUTTER);
  }

  private makeRoom(height: number): void {
    if (this.y + height <= BOTTOM || this.y === this.top) return;
    if (this.column === 0) this.column = 1;
    else this.openPage();
    this.y = this.top;
  }

  private openPage(): void {
    this.paper.page();
    [this.column, this.top] = [0, MARGIN];
    const { menu } = this.print.content;
    const legend = [taxLegend(menu), menu.phone].filter(Boolean).join('  ·  ');
    const width = PAGE.width - 2 * MARGIN;
    this.paper.write(legend, MARGIN, PAGE.height - 40, width, { size: 8, color: FAINT });
  }

  /** Whose menu it is and, beside it, the code to the one that changes by itself. */
  private drawTitle(): void {
    const { paper } = this;
    const { restaurantName, name, description, address } = this.print.content.menu;
    const width = PAGE.width - 2 * MARGIN - CODE - 24;
    const title = { face: 'display', size: 34 } as const;
    const size = paper.fitting(restaurantName, width, 2, title);
    const style = { ...title, size, color: this.brand };
    let y = MARGIN + paper.write(restaurantName, MARGIN, MARGIN, width, style) + 2;
    y += paper.write(name, MARGIN, y, width, { face: 'strong', size: 12 }) + 2;
    for (const line of [description, address].filter((text) => text !== null)) {
      y += paper.write(line, MARGIN, y, width, ABOUT);
    }
    const codeLeft = PAGE.width - MARGIN - CODE;
    drawCode(paper, codeFor(this.print, null), codeLeft, MARGIN, CODE);
    const note = { size: 7, color: FAINT, align: 'center' } as const;
    paper.write(MESSAGES.scan, codeLeft - 8, MARGIN + CODE + 3, CODE + 16, note);
    this.top = Math.max(y, MARGIN + CODE + 14) + 16;
    const rule = this.top - 8;
    paper.pen
      .moveTo(MARGIN, rule)
      .lineTo(PAGE.width - MARGIN, rule)
      .lineWidth(0.6)
      .stroke(LINE);
    this.y = this.top += 6;
  }
}

const linesBelow = ({ description, dietaryTags }: PrintedItem): string[] =>
  [description, dietaryTags.join(' · ')].filter((line): line is string => Boolean(line));

function heightOf(paper: Paper, item: PrintedItem): number {
  const name = paper.heightOf(item.name, COLUMN - PRICE, NAME) + 2;
  const below = linesBelow(item).map((line) => paper.heightOf(line, COLUMN - PRICE, ABOUT));
  const sizes = item.sizes.map(({ name: size }) => paper.heightOf(size, COLUMN, { size: 10 }) + 2);
  return [name, ...below, ...sizes].reduce((sum, height) => sum + height, 8);
}

/** Items without a category first, then every category that has items (specification §2). */
function sectionsOf({ categories, items }: PrintedMenu) {
  const known = new Set(categories.map(({ id }) => id));
  const loose = items.filter(({ categoryId }) => !categoryId || !known.has(categoryId));
  return [
    { name: null, items: loose },
    ...categories.map(({ id, name }) => ({
      name,
      items: items.filter(({ categoryId }) => categoryId === id),
    })),
  ].filter((section) => section.items.length > 0);
}
