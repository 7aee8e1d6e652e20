import {
  DomainError,
  faultsOf,
  ItemRow,
  type Faults,
  type UpsertedRow,
} from '@cartaviva/contracts';
import {
  derivedItem,
  foldedName,
  ITEMS_PER_MENU,
  missingField,
  normalizedItem,
  normalizedText,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import { changesTo } from '../../changes-to';
import { without } from '../../without';
import type { Item } from '../item.entity';
import { UNWRITTEN_ITEM, type WrittenItem } from '../write-items';
import { isNamedOnly, namesakeFinder } from './find-namesake';
import { lastOf, planCategories, type PlannedCategory } from './plan-categories';
import { refuse } from './refuse';

export interface Present {
  readonly items: readonly Item[];
  readonly categories: readonly PlannedCategory[];
  /** Placeholders by path, for the images that belong to the account. */
  readonly images: ReadonlyMap<string, string | null>;
  /** IDs of items that an earlier attempt of the same write created, including deleted ones. */
  readonly madeBefore: ReadonlySet<string>;
  readonly now: Date;
  readonly timeZone: string;
  /** Matches rows without an id and a code by name. Otherwise, such a row always creates an item. */
  readonly findsByName?: boolean;
  /** Returns the ID of the category or item created for a row. */
  readonly idOf: (kind: 'category' | 'item', index: number) => string;
}

export interface RowPlan {
  readonly rows: readonly UpsertedRow[];
  readonly items: readonly WrittenItem[];
  readonly newCategories: readonly PlannedCategory[];
}

export function planRows(sent: readonly ItemRow[], present: Present): RowPlan {
  const { images, madeBefore, now, timeZone, idOf, findsByName = false } = present;
  const checked = sent.map((row) => ({ row, faults: faultsOf(ItemRow, row) }));
  const valid = checked.flatMap(({ row, faults }) => (faults.size === 0 ? [row] : []));
  const findNamesake = namesakeFinder(findsByName ? valid : [], present);
  const byId = new Map(present.items.map((item) => [item.id, item]));
  const byExternalId = new Map(present.items.map((item) => [item.externalId, item]));
  const categories = planCategories(present.categories);
  const items: WrittenItem[] = [];
  const named = new Set<string>();
  let count = present.items.length;
  let lastItem = lastOf(present.items);

  /** Returns the item that a row changes, or undefined if the row creates one. */
  function itemOf(row: ItemRow, externalId?: string | null): Item | undefined {
    if (findsByName && isNamedOnly(row)) return findNamesake(row);
    const { itemId } = row;
    const holder = externalId ? byExternalId.get(externalId) : undefined;
    if (itemId === undefined) return holder;
    const item = byId.get(itemId.toLowerCase());
    if (!item) refuse('itemId', RULE_MESSAGES.unknownItem);
    if (holder && holder !== item) refuse('externalId', RULE_MESSAGES.takenExternalId);
    return item;
  }

  function plan(row: ItemRow, index: number): Pick<UpsertedRow, 'status' | 'itemId' | 'version'> {
    const { expectedVersion, ...fields } = without(
      normalizedItem(row, timeZone),
      'itemId',
      'categoryId',
      'categoryName',
    );
    const isNamed = findsByName && isNamedOnly(row);
    // A row without a code keeps the code of its item.
    if (isNamed) delete fields.externalId;
    const { externalId, imageUrl } = fields;
    const before = itemOf(row, externalId);
    const nameOnce = (name: string) => {
      if (named.has(name)) refuse(isNamed ? 'name' : 'externalId', RULE_MESSAGES.repeatedItem);
      named.add(name);
    };
    if (before) nameOnce(`id ${before.id}`);
    if (externalId) nameOnce(`code ${externalId}`);
    if (expectedVersion !== undefined && before?.version !== expectedVersion) {
      refuse('expectedVersion', RULE_MESSAGES.changedItem);
    }
    const itemId = before?.id ?? idOf('item', index);
    const version = (before ?? byId.get(itemId))?.version ?? null;
    if (madeBefore.has(itemId)) return { status: 'unchanged', itemId, version };
    if (!before) requireWhole(fields, count);
    const isNewImage = imageUrl && imageUrl !== before?.imageUrl;
    if (isNewImage && !images.has(imageUrl)) refuse('imageUrl', RULE_MESSAGES.imagePath);
    const derived = derivedItem(before ?? UNWRITTEN_ITEM, fields, now);
    const category = categories.of(row, () => idOf('category', index));
    if (isNamed && !before) nameOnce(`name ${foldedName(row.name)} in ${category ?? 'none'}`);
    const written = { ...derived, ...(category !== undefined && { categoryId: category }) };
    const changes = before ? changesTo<Item, Partial<Item>>(before, written) : written;
    if (!changes) return { status: 'unchanged', itemId, version };
    const image = 'imageUrl' in changes && {
      imagePlaceholder: (imageUrl && images.get(imageUrl)) ?? null,
    };
    const displayOrder = before?.displayOrder ?? (lastItem += 1);
    const whole = { ...UNWRITTEN_ITEM, ...before, ...changes, ...image, id: itemId, displayOrder };
    items.push(whole as WrittenItem);
    if (before) return { status: 'updated', itemId, version: before.version + 1 };
    count += 1;
    return { status: 'created', itemId, version: 1 };
  }

  const rows = checked.map(({ row, faults }, index): UpsertedRow => {
    const externalId = externalIdIn(row, faults);
    try {
      requireNone(faults);
      return { index, externalId, ...plan(row, index) };
    } catch (error) {
      const errors = errorsIn(error);
      return { index, externalId, status: 'failed', itemId: null, version: null, errors };
    }
  });
  return { rows, items, newCategories: categories.made };
}

function requireNone(faults: Faults): void {
  if (faults.size === 0) return;
  throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(faults) });
}

/** Checks that a new item has a name and a price, and that the menu has room. */
function requireWhole(row: Pick<ItemRow, 'name' | 'price'>, items: number): void {
  const missing = (['name', 'price'] as const).filter((field) => row[field] === undefined);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, missingField(field)]));
    throw new DomainError('INVALID_INPUT', { fields });
  }
  if (items >= ITEMS_PER_MENU) refuse('menu', RULE_MESSAGES.fullOfItems(ITEMS_PER_MENU));
}

/** Returns null if the row has no external ID or an invalid one. */
const externalIdIn = ({ externalId }: ItemRow, faults: Faults): string | null =>
  !externalId || faults.has('externalId') ? null : normalizedText(externalId);

/** Returns the row's faults. Rethrows any error that is not about the row. */
function errorsIn(error: unknown): NonNullable<UpsertedRow['errors']> {
  const { fields } = error instanceof DomainError ? error.details : {};
  if (!fields) throw error;
  return Object.entries(fields).map(([field, reason]) => ({ field, reason }));
}
