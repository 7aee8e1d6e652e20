import type { DraftDoubt, DraftPlace, MenuDraft } from '@cartaviva/domain';
import { pricedBy } from '../price-cell';
import { currencyIn } from '../currency-in-text';
import { withAllergens } from './allergen-legend';
import { cleanLine, visibleText } from './clean-line';
import { DraftBuilder, type BuiltItem } from './draft-builder';
import { joinedPlaces } from './joined-places';
import { withItemCodes } from './item-codes';
import { withLempiras } from './lempiras';
import { listNumbersOf } from './list-numbers';
import { habitsOf, roleOfWords, type MenuHabits, type ReadLine } from './line-roles';
import type { MenuLine } from './menu-line';
import { namesSize } from './menu-words';
import { nameAndDescription, withoutMarksAround } from './name-and-description';
import { isNotAnItem, mayBeNoticeName } from './not-an-item';
import { LEAST_BARE_PRICE, readLine, type ItemText, type LineReading } from './read-line';
import { pricesIn } from './prices-in-line';
import { setMenuAt, type SetMenu } from './set-menus';
import {
  headsOfColumns,
  sizeHeadsIn,
  sizesUnder,
  type SizedPrices,
  type SizeHeads,
} from './size-heads';
import { hasSmallPrices } from './small-prices';
import { withSpokenPrice } from './spoken-numbers';
import { doubtImplausiblePrices, doubtStrayNames } from './implausible-prices';

/**
 * Maximum length of a line. Longer lines are not part of a menu and stay unread. An item has room for 120 and 2,000
 * characters.
 */
const MAX_LINE = 4000;

/** Maximum number of lines to read. A menu has room for 500 items. */
const MAX_LINES = 5000;

/** Parses the lines of a menu in reading order. The draft contains every line, at least as unread text. */
export function assembleDraft(lines: readonly MenuLine[]): MenuDraft {
  const assembly = new DraftAssembly(readLines(lines.slice(0, MAX_LINES)));
  return assembly.draft(lines.slice(MAX_LINES));
}

/** Reads lines. In a menu with prices of one digit, bare digits at the ends of lines are prices. */
function readLines(lines: readonly MenuLine[]): ReadLine[] {
  const listed = withAllergens(withLempiras(withoutListNumbers(lines)));
  const numbered = withItemCodes(listed, (line) => toReadLine(line, 1).reading.kind === 'items');
  const read = numbered.map((line) => toReadLine(line, LEAST_BARE_PRICE));
  return hasSmallPrices(read.map(({ clean }) => clean.text))
    ? numbered.map((line) => toReadLine(line, 1))
    : read;
}

class DraftAssembly {
  private readonly builder = new DraftBuilder();
  private readonly built: BuiltItem[] = [];
  private readonly habits: MenuHabits;
  private last: BuiltItem | null = null;
  private isFirst = true;
  private heads: SizeHeads | null = null;
  private isCategoryDoubtful = false;
  /** The current line starts a column, which may lack a heading. */
  private isNewColumn = false;

  constructor(private readonly read: readonly ReadLine[]) {
    this.habits = habitsOf(read);
  }

  /** @param rest lines beyond the limit, which stay unread */
  draft(rest: readonly MenuLine[]): MenuDraft {
    for (let at = 0; at < this.read.length; at += 1) {
      const menu = setMenuAt(this.read, at);
      if (menu) {
        this.addSetMenu(menu, this.read.slice(at, at + menu.length));
        at += menu.length - 1;
      } else this.take(at);
    }
    for (const { text, place } of rest) this.builder.unreadText(text, place);
    doubtImplausiblePrices(this.built);
    doubtStrayNames(this.built);
    return this.builder.draft();
  }

  private take(at: number): void {
    const { line, clean, reading } = this.read[at]!;
    if (line.column) this.isNewColumn = line.column === 'new';
    const heads =
      sizeHeadsIn(line) ??
      (reading.kind === 'words'
        ? headsOfColumns(
            line,
            [1, 2].map((step) => this.read[at + step]?.line),
          )
        : null);
    if (heads) return this.addHeads(heads, line);
    if (reading.kind === 'items' && !isNotAnItem(clean.text))
      return this.addItems(reading.items, line, clean.text);
    const open = this.last;
    if (reading.kind === 'price' && open && takesPrice(open)) {
      const above = open.place;
      givePrice(open, reading, line, this.builder);
      // On a page with prices beside their items, this line's own item was not recognized.
      if (line.place && !(this.habits.hasPricesBelow && isUnder(line.place, above))) {
        open.doubts.add('price');
      }
      return;
    }
    if (reading.kind === 'price' && reading.sizes !== null) {
      return this.addItems([sizeAsName(clean.text, reading)], line, clean.text);
    }
    this.takeWords(at, open);
  }

  private takeWords(at: number, open: BuiltItem | null): void {
    const one = this.read[at]!;
    const { line, clean, reading } = one;
    const isBelowItem = open !== null && !line.isAfterGap;
    const awaitsPrice = isBelowItem && open.price === null;
    const [next, afterNext] = [this.read[at + 1], this.read[at + 2]];
    const mayTakePrice = isBelowItem && takesPrice(open);
    const { habits, isFirst } = this;
    const context = { habits, isBelowItem, awaitsPrice, mayTakePrice, isFirst, next, afterNext };
    const isAtMarketPrice = MARKET_PRICE.test(clean.text) && !isNotAnItem(clean.text);
    const role =
      reading.kind !== 'words' ? 'other' : isAtMarketPrice ? 'item' : roleOfWords(one, context);
    if (role === 'description' && open) {
      this.builder.describe(open, clean.text, line.place);
      if (line.allergens) open.allergens = [...(open.allergens ?? []), ...line.allergens];
    } else if (role === 'item') this.add(pricelessItem(clean.text, line), line.text);
    else {
      if (role === 'heading') this.addHeading(headingText(clean.text), line);
      else this.builder.unreadText(line.text, line.place);
      if (role === 'heading' || line.isAfterGap) this.last = null;
    }
  }

  private addHeading(text: string, line: MenuLine): void {
    this.builder.heading(text, line.place);
    this.heads = null;
    this.isNewColumn = false;
    this.isCategoryDoubtful = line.isNameDoubtful ?? false;
  }

  /** Stores the headings of price columns. They apply until the next heading. */
  private addHeads(heads: SizeHeads, line: MenuLine): void {
    if (heads.category !== null) this.addHeading(heads.category, line);
    this.heads = heads;
    this.last = null;
  }

  private addItems(items: readonly ItemText[], line: MenuLine, text: string): void {
    const sized = this.heads && items.length === 1 ? sizesUnder(this.heads, line) : null;
    if (sized) {
      const item = sizedUnderHeads(sized, items[0]!, line);
      if (this.heads?.areUnknown) item.doubts.add('price');
      return this.add(item, line.text);
    }
    // A line of a page with several apparent items may be one item with a number in its name.
    const isPriceDoubtful = line.place !== undefined && items.length > 1;
    const isNotice = mayBeNoticeName(text);
    for (const item of items) {
      const found = pricedItem(isPriceDoubtful ? { ...item, isPriceDoubtful } : item, line);
      if (isNotice) found.doubts.add('name');
      this.add(found, line.text);
    }
  }

  private addSetMenu(menu: SetMenu, lines: readonly ReadLine[]): void {
    const { name, price, description } = menu;
    const place = lines.map(({ line }) => line.place).reduce(joinedPlaces);
    this.builder.noCategory();
    this.add({ name, price, description, doubts: new Set(), place }, name);
    this.last = null;
  }

  private add(item: Omit<BuiltItem, 'hasSizes'>, source: string): void {
    if (this.isNewColumn) {
      this.builder.noCategory();
      this.isCategoryDoubtful = true;
    }
    this.isNewColumn = false;
    if (this.isCategoryDoubtful) item.doubts.add('category');
    this.last = this.builder.item(item, source);
    if (this.last) this.built.push(this.last);
    this.isFirst = false;
  }
}

/** Reads `Doble 480` below an item with its own price as an item that has the name of a size. */
function sizeAsName(text: string, { price }: { readonly price: string }): ItemText {
  const [found] = pricesIn(text);
  const name = withoutMarksAround(text.slice(0, found?.start)) || text;
  return { name, description: null, price, isPriceDoubtful: false, isNameDoubtful: true };
}

/** Creates an item with one size for each price under a heading. A single price is the item's own. */
function sizedUnderHeads(
  { name, sizes }: SizedPrices,
  item: ItemText,
  line: MenuLine,
): Omit<BuiltItem, 'hasSizes'> {
  const { doubts, ...rest } = pricedItem({ ...item, isPriceDoubtful: false }, line);
  const parts = nameAndDescription(name);
  return {
    ...{ ...rest, ...parts, price: sizes[0]!.price, doubts },
    ...(sizes.length > 1 && { sizes }),
  };
}

function withoutListNumbers(lines: readonly MenuLine[]): MenuLine[] {
  const { lengths, areDoubtful } = listNumbersOf(lines.map(({ text }) => text.trimStart()));
  return lines.map((line, at) => {
    const length = lengths[at]!;
    if (length === 0) return line;
    const text = line.text.trimStart().slice(length);
    return areDoubtful ? { ...line, text, isPriceDoubtful: true } : { ...line, text };
  });
}

function toReadLine(line: MenuLine, leastPrice: number): ReadLine {
  const visible = visibleText(line.text);
  const clean = cleanLine(visible.length > MAX_LINE ? '' : visible);
  const said = line.place ? clean.text : withSpokenPrice(clean.text);
  return { line: { ...line, text: visible }, clean, reading: readLine(cellsOf(said), leastPrice) };
}

/** Replaces semicolons and bars between cells by tabs. */
const cellsOf = (text: string): string => text.replace(/ ?[;|]+ ?/g, '\t');

/** Number of a section: `II. Segundos`. */
const SECTION_NUMBER = /^[IVX]{1,5}[.)-] ?(?=\p{L}{2})/u;

const headingText = (text: string): string => {
  const plain = withoutMarksAround(text).replace(SECTION_NUMBER, '').replaceAll('\t', ' ');
  const isOpen = plain.includes('(') && !plain.includes(')') && text.includes(')');
  return (isOpen ? `${plain})` : plain.replace(/^[[(](.*)[\])]$/u, '$1')) || text;
};

function pricedItem(item: ItemText, line: MenuLine): Omit<BuiltItem, 'hasSizes'> {
  const doubts = new Set<DraftDoubt>();
  // Large letters beside a price suggest a heading, so the price may belong to another line.
  const isUnclear = line.look === 'large' || !/\p{L}{2}/u.test(item.name) || namesSize(item.name);
  if (item.isNameDoubtful || line.isNameDoubtful || isUnclear) doubts.add('name');
  if (item.isPriceDoubtful || line.isPriceDoubtful) doubts.add('price');
  const { name, price, description } = item;
  return { name, price, description, doubts, ...ofLine(line) };
}

/** Length of the text at the end of a line that may contain the price and its currency. */
const MAX_PRICE_TEXT = 40;

const ofLine = ({ text, place, code, allergens }: MenuLine) => ({
  place,
  currency: currencyIn(text.slice(-MAX_PRICE_TEXT)),
  externalId: code,
  allergens,
});

/** Text that replaces a price that changes every day. */
const MARKET_PRICE =
  /(?<![\s.·…(,-])[\s.·…(,-]{1,60}(?:s\/m|p\.?\s?s\.?\s?m\.?|s\.?\s?m\.?|p\/m|(?:precio )?(?:seg[uú]n|de) (?:el )?(?:mercado|peso|temporada)|market price|m\.?p\.?)\)?$/iu;

function pricelessItem(text: string, line: MenuLine): Omit<BuiltItem, 'hasSizes'> {
  const doubts = new Set<DraftDoubt>(line.isNameDoubtful ? ['name', 'price'] : ['price']);
  const [market = ''] = MARKET_PRICE.exec(text) ?? [];
  const parts = nameAndDescription(text.slice(0, text.length - market.length));
  const description = [parts.description, market && 'Precio según mercado'].filter(Boolean);
  return {
    name: parts.name,
    description: description.join('\n') || null,
    price: null,
    doubts,
    ...ofLine(line),
  };
}

/** Is true if the two places overlap horizontally. A text beside an item may belong to another line. */
const isUnder = (one: DraftPlace, above: DraftPlace | undefined): boolean =>
  above === undefined ||
  above.page !== one.page ||
  Math.min(one.right, above.right) > Math.max(one.left, above.left);

const takesPrice = (item: BuiltItem): boolean => item.price === null || item.hasSizes;

/** Gives an item the price from the line below. The least price counts if there are several sizes. */
function givePrice(
  item: BuiltItem,
  { price, sizes, unit }: Extract<LineReading, { kind: 'price' }>,
  line: MenuLine,
  builder: DraftBuilder,
): void {
  if (item.price === null || Number(price) < Number(item.price)) item.price = price;
  item.doubts.delete('price');
  if (sizes !== null || item.hasSizes || line.isPriceDoubtful) item.doubts.add('price');
  item.place = joinedPlaces(item.place, line.place);
  if (sizes !== null) item.hasSizes = true;
  if (unit) builder.describe(item, pricedBy(unit), line.place);
  if (item.hasSizes) builder.describe(item, sizes ?? line.text, line.place);
}
