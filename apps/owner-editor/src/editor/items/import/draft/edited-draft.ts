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

/** Doubt about a row. `repeated` marks a row that another page may have, too. */
export type RowDoubt = DraftDoubt | 'repeated';

/** Row of a draft. Keys are unique within the draft. */
export interface DraftRow {
  readonly key: number;
  readonly name: string;
  /** Price as it was read or typed, such as `1,250` or `350 pesos`. */
  readonly price: string;
  readonly description: string;
  readonly doubts: readonly RowDoubt[];
  readonly place?: DraftPlace;
  /** Index of the row's source. Absent for the first one. */
  readonly source?: number;
  readonly details?: RowDetails;
}

export type RowDetails = Pick<
  DraftItem,
  'sizes' | 'extras' | 'dietaryTags' | 'allergens' | 'isAvailable' | 'externalId'
>;

export interface DraftSection {
  readonly key: number;
  /** Empty for items without a category. */
  readonly name: string;
  readonly rows: readonly DraftRow[];
}

export interface UnreadLine {
  readonly key: number;
  readonly text: string;
  readonly place?: DraftPlace;
  readonly source?: number;
}

/** A file that could not be read, and the reason as a sentence. */
export interface PageFault {
  readonly name: string;
  readonly reason: string;
}

export interface EditedDraft {
  readonly sections: readonly DraftSection[];
  readonly unread: readonly UnreadLine[];
  readonly nextKey: number;
  /** Currencies found in the prices. The prices are not converted. */
  readonly currencies?: readonly string[];
  readonly tables?: readonly DraftTable[];
  /** Number of photos and PDFs that were read. */
  readonly pages?: number;
  /** Files of the last reading that could not be read. */
  readonly failed?: readonly PageFault[];
}

/** Converts what was read to an editable draft with formatted prices. Categories without items are omitted. */
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
    sections,
    unread: lines,
    nextKey: key,
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

export type RowField = 'name' | 'price';

export function faultsOf({ name, price }: DraftRow): Partial<Record<RowField, string>> {
  const isLong = [...name.trim()].length > TEXT_LIMITS.name;
  return {
    ...(!name.trim() && { name: MESSAGES.noName }),
    ...(isLong && { name: `${RULE_MESSAGES.tooLong(TEXT_LIMITS.name)}.` }),
    ...(!price.trim() && { price: MESSAGES.noPrice }),
    ...(price.trim() && priceIn(price) === null && { price: `${RULE_MESSAGES.price}.` }),
  };
}

/** Returns the field of a row to check first, because it is invalid or in doubt. Undefined when the row is fine. */
export function fieldToCheck(row: DraftRow): RowField | undefined {
  const { name, price } = faultsOf(row);
  if (name) return 'name';
  if (price) return 'price';
  if (row.doubts.length === 0) return undefined;
  return row.doubts[0] === 'price' ? 'price' : 'name';
}

export const otherCurrencies = (
  { currencies = [] }: EditedDraft,
  menuCurrency: string,
): readonly string[] => currencies.filter((code) => code !== menuCurrency);

export const rowsToCheck = (draft: EditedDraft): readonly DraftRow[] =>
  rowsOf(draft).filter((row) => fieldToCheck(row) !== undefined);
