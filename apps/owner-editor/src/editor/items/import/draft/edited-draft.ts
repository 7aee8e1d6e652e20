import {
  formatAmount,
  priceIn,
  RULE_MESSAGES,
  TEXT_LIMITS,
  type DraftDoubt,
  type DraftItem,
  type DraftPlace,
  type DraftTable,
  type MenuDraft,
} from '@cartaviva/domain';
import { DRAFT_MESSAGES as MESSAGES } from './messages';

/** An item of a draft as its owner has it on the screen. Keys are unique within the draft. */
export interface DraftRow {
  readonly key: number;
  readonly name: string;
  /** As it was read or typed, `1,250` or `350 pesos` too. */
  readonly price: string;
  readonly description: string;
  readonly doubts: readonly DraftDoubt[];
  readonly place?: DraftPlace;
  /** What a table says besides. */
  readonly details?: RowDetails;
}

export type RowDetails = Pick<
  DraftItem,
  'sizes' | 'extras' | 'dietaryTags' | 'allergens' | 'isAvailable' | 'externalId'
>;

export interface DraftSection {
  readonly key: number;
  /** Empty for items of no category. */
  readonly name: string;
  readonly rows: readonly DraftRow[];
}

export interface UnreadLine {
  readonly key: number;
  readonly text: string;
  readonly place?: DraftPlace;
}

/** A menu that was read and is being set right, before any of it lands. */
export interface EditedDraft {
  readonly sections: readonly DraftSection[];
  readonly unread: readonly UnreadLine[];
  readonly nextKey: number;
  /** Currencies that its prices name, which are not converted. */
  readonly currencies?: readonly string[];
  /** Sheets of the table that it was read from. */
  readonly tables?: readonly DraftTable[];
}

/** What was read, with the prices as people write them. Categories without items are left out. */
export function editedDraft({ categories, unread, currencies, tables }: MenuDraft): EditedDraft {
  let key = 0;
  const sections = categories
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({
      key: key++,
      name: name ?? '',
      rows: items.map((item) => ({
        ...{ key: key++, name: item.name, description: item.description ?? '' },
        price: item.price === null ? '' : formatAmount(item.price),
        doubts: item.doubts,
        ...(item.place && { place: item.place }),
        ...detailsIn(item),
      })),
    }));
  const lines = unread.map((line) => ({ ...line, key: key++ }));
  return {
    ...{ sections, unread: lines, nextKey: key },
    ...(currencies && { currencies }),
    ...(tables && { tables }),
  };
}

function detailsIn(item: DraftItem): Pick<DraftRow, 'details'> {
  const { name: _, price: __, description: ___, doubts: ____, place: _____, ...details } = item;
  return Object.keys(details).length > 0 ? { details } : {};
}

export const rowsOf = ({ sections }: EditedDraft): readonly DraftRow[] =>
  sections.flatMap(({ rows }) => rows);

/** A field that has its own control in the row. */
export type RowField = 'name' | 'price';

/** What keeps an item from landing, by its field, in words. */
export function faultsOf({ name, price }: DraftRow): Partial<Record<RowField, string>> {
  const isLong = [...name.trim()].length > TEXT_LIMITS.name;
  return {
    ...(!name.trim() && { name: MESSAGES.noName }),
    ...(isLong && { name: `${RULE_MESSAGES.tooLong(TEXT_LIMITS.name)}.` }),
    ...(!price.trim() && { price: MESSAGES.noPrice }),
    ...(price.trim() && priceIn(price) === null && { price: `${RULE_MESSAGES.price}.` }),
  };
}

/** The field of an item to look at first, for what is missing or in doubt; none when it is fine. */
export function fieldToCheck(row: DraftRow): RowField | undefined {
  const { name, price } = faultsOf(row);
  if (name) return 'name';
  if (price) return 'price';
  if (row.doubts.length === 0) return undefined;
  return row.doubts[0] === 'price' ? 'price' : 'name';
}

/** Currencies that prices name, besides that of the menu. */
export const otherCurrencies = (
  { currencies = [] }: EditedDraft,
  menuCurrency: string,
): readonly string[] => currencies.filter((code) => code !== menuCurrency);

export const rowsToCheck = (draft: EditedDraft): readonly DraftRow[] =>
  rowsOf(draft).filter((row) => fieldToCheck(row) !== undefined);
