import {
  DeletionRow,
  DomainError,
  faultsOf,
  type DeletedRow,
  type ErrorDetails,
} from '@cartaviva/contracts';
import { normalizedText, RULE_MESSAGES } from '@cartaviva/domain';
import type { Item } from '../items/item.entity';
import { refuse } from '../items/upsert/refuse';

interface DeletionPlan {
  readonly rows: readonly DeletedRow[];
  readonly items: readonly Item[];
}

/**
 * Plans the result of each row.
 * @param known the items of the menu, including deleted ones
 */
export function planDeletions(sent: readonly DeletionRow[], known: readonly Item[]): DeletionPlan {
  const byId = new Map(known.map((item) => [item.id, item]));
  // An existing item takes precedence over a deleted item with the same code.
  const byCode = new Map(
    [...known.filter(isDeleted), ...known.filter((item) => !isDeleted(item))].map((item) => [
      item.externalId,
      item,
    ]),
  );
  const named = new Set<Item>();
  const items: Item[] = [];

  function findItem({ itemId, externalId }: DeletionRow): Item {
    if (itemId === undefined && externalId === undefined)
      refuse('itemId', RULE_MESSAGES.unnamedItem);
    const holder = externalId === undefined ? undefined : byCode.get(normalizedText(externalId));
    if (externalId !== undefined && !holder) refuse('externalId', RULE_MESSAGES.unknownItem);
    if (itemId === undefined) return holder!;
    const item = byId.get(itemId.toLowerCase()) ?? refuse('itemId', RULE_MESSAGES.unknownItem);
    const isOther = externalId !== undefined && item.externalId !== normalizedText(externalId);
    if (isOther) refuse('externalId', RULE_MESSAGES.contradictedItem);
    return item;
  }

  function plan(row: DeletionRow): Pick<DeletedRow, 'status' | 'itemId'> {
    const faults = faultsOf(DeletionRow, row);
    if (faults.size > 0) {
      throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(faults) });
    }
    const item = findItem(row);
    if (named.has(item)) {
      refuse(row.itemId === undefined ? 'externalId' : 'itemId', RULE_MESSAGES.repeatedItem);
    }
    named.add(item);
    if (isDeleted(item)) return { status: 'unchanged', itemId: item.id };
    if (row.expectedVersion !== undefined && item.version !== row.expectedVersion) {
      refuse('expectedVersion', RULE_MESSAGES.changedItem);
    }
    items.push(item);
    return { status: 'deleted', itemId: item.id };
  }

  const rows = sent.map((row, index): DeletedRow => {
    const externalId = typeof row.externalId === 'string' ? row.externalId.slice(0, 64) : null;
    try {
      return { index, externalId, ...plan(row) };
    } catch (error) {
      return { index, externalId, status: 'failed', itemId: null, errors: errorsIn(error) };
    }
  });
  return { rows, items };
}

const isDeleted = ({ deletedAt }: Item): boolean => deletedAt !== null;

function errorsIn(error: unknown): NonNullable<DeletedRow['errors']> {
  const { fields }: ErrorDetails = error instanceof DomainError ? error.details : {};
  if (!fields) throw error;
  return Object.entries(fields).map(([field, reason]) => ({ field, reason }));
}
