import type { DraftDoubt, DraftPlace, MenuDraft } from '@cartaviva/domain';
import { pricedBy } from '../price-cell';
import { cleanLine, visibleText } from './clean-line';
import { DraftBuilder, type BuiltItem } from './draft-builder';
import { joinedPlaces } from './joined-places';
import { listNumbersOf } from './list-numbers';
import { habitsOf, roleOfWords, type ReadLine } from './line-roles';
import type { MenuLine } from './menu-line';
import { namesSize } from './menu-words';
import { nameAndDescription, withoutMarksAround } from './name-and-description';
import { isNotAnItem } from './not-an-item';
import { readLine, type ItemText, type LineReading } from './read-line';
import { withSpokenPrice } from './spoken-numbers';
import { doubtImplausiblePrices, doubtStrayNames } from './implausible-prices';

/** Longer lines are no menu, and are not read. An item has room for 120 and 2,000 characters. */
const MAX_LINE = 4000;

/** A menu has room for 500 items: what comes after so many lines is not read. */
const MAX_LINES = 5000;

/** Understands the lines of a menu, in reading order. Every line is in the draft, as one thing or another. */
export function assembleDraft(lines: readonly MenuLine[]): MenuDraft {
  const read = withoutListNumbers(lines.slice(0, MAX_LINES)).map(toReadLine);
  const habits = habitsOf(read);
  const builder = new DraftBuilder();
  const built: BuiltItem[] = [];
  let last: BuiltItem | null = null;
  let isFirst = true;
  const add = (item: Omit<BuiltItem, 'hasSizes'>, source: string): void => {
    last = builder.item(item, source);
    if (last) built.push(last);
    isFirst = false;
  };
  read.forEach((one, at) => {
    const { line, clean, reading } = one;
    const { place } = line;
    const open: BuiltItem | null = last;
    if (reading.kind === 'items' && !isNotAnItem(clean.text)) {
      // What looks like several items in a line of a page may be one with a number in its name.
      const isPriceDoubtful = line.place !== undefined && reading.items.length > 1;
      for (const item of reading.items) {
        add(pricedItem(isPriceDoubtful ? { ...item, isPriceDoubtful } : item, line), line.text);
      }
      return;
    }
    if (reading.kind === 'price' && open && takesPrice(open)) {
      const above = open.place;
      givePrice(open, reading, line, builder);
      // On a page whose prices stand beside their items, the item of this one was not read.
      if (place && !(habits.hasPricesBelow && isUnder(place, above))) {
        open.doubts.add('price');
      }
      return;
    }
    const isBelowItem = open !== null && !line.isAfterGap;
    const awaitsPrice = isBelowItem && open.price === null;
    const [next, afterNext] = [read[at + 1], read[at + 2]];
    const mayTakePrice = isBelowItem && takesPrice(open);
    const context = { habits, isBelowItem, awaitsPrice, mayTakePrice, isFirst, next, afterNext };
    const role = reading.kind === 'words' ? roleOfWords(one, context) : 'other';
    if (role === 'description' && open) builder.describe(open, clean.text, place);
    else if (role === 'item') add(pricelessItem(clean.text, line), line.text);
    else {
      if (role === 'heading') builder.heading(headingText(clean.text), place);
      else builder.unreadText(line.text, place);
      if (role === 'heading' || line.isAfterGap) last = null;
    }
  });
  for (const { text, place } of lines.slice(MAX_LINES)) builder.unreadText(text, place);
  doubtImplausiblePrices(built);
  doubtStrayNames(built);
  return builder.draft();
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

function toReadLine(line: MenuLine): ReadLine {
  const visible = visibleText(line.text);
  const clean = cleanLine(visible.length > MAX_LINE ? '' : visible);
  const said = line.place ? clean.text : withSpokenPrice(clean.text);
  return { line: { ...line, text: visible }, clean, reading: readLine(cellsOf(said)) };
}

/** Cells that semicolons and bars divide, as tabs divide them. */
const cellsOf = (text: string): string => text.replace(/ ?[;|]+ ?/g, '\t');

const headingText = (text: string): string =>
  withoutMarksAround(text)
    .replace(/^[[(]|[\])]$/g, '')
    .replaceAll('\t', ' ') || text;

function pricedItem(item: ItemText, line: MenuLine): Omit<BuiltItem, 'hasSizes'> {
  const doubts = new Set<DraftDoubt>();
  // Letters as large as a heading's beside a price: the price may be that of another line.
  const isUnclear = line.look === 'large' || !/\p{L}{2}/u.test(item.name) || namesSize(item.name);
  if (item.isNameDoubtful || line.isNameDoubtful || isUnclear) doubts.add('name');
  if (item.isPriceDoubtful || line.isPriceDoubtful) doubts.add('price');
  const { name, price, description } = item;
  return { name, price, description, doubts, place: line.place };
}

function pricelessItem(text: string, line: MenuLine): Omit<BuiltItem, 'hasSizes'> {
  const doubts = new Set<DraftDoubt>(line.isNameDoubtful ? ['name', 'price'] : ['price']);
  return { ...nameAndDescription(text), price: null, doubts, place: line.place };
}

/** Whether one stands within the width of the other: what is beside it may be of another line. */
const isUnder = (one: DraftPlace, above: DraftPlace | undefined): boolean =>
  above === undefined ||
  above.page !== one.page ||
  Math.min(one.right, above.right) > Math.max(one.left, above.left);

const takesPrice = (item: BuiltItem): boolean => item.price === null || item.hasSizes;

/** Gives the item above the price of a line of its own; of several sizes, the least. */
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
