import {
  DomainError,
  menus,
  type FetchedPhotoRow,
  type ItemView,
  type PhotoRow,
  type PhotosReport,
} from '@cartaviva/contracts';
import { RULE_MESSAGES, sentenceFor } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { REFUSALS } from '../../pipeline/errors/refusals';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ImageUploads } from '../uploads/image-uploads';

/** Fetches photos for the items of a menu and reports the result of each row. */
@Injectable()
export class PhotoRows {
  constructor(
    private readonly client: MessageClient,
    private readonly uploads: ImageUploads,
  ) {}

  /** Fetches the rows in parallel. A refused row does not affect the others. */
  async fetch(
    menuId: string,
    rows: readonly PhotoRow[],
    caller: CallerContext,
  ): Promise<PhotosReport> {
    // This update changes nothing. It fails before the photos are fetched if the real update would fail.
    await this.client.call(menus.menu.update, { menuId }, caller);
    const { rows: items } = await this.client.call(menus.item.search, { menuId }, caller);
    const named = new Set<string>();
    const fetched = await Promise.all(
      rows.map(async (row, index): Promise<FetchedPhotoRow> => {
        const { externalId = null } = row;
        try {
          const { id: itemId } = findItem(row, items, named);
          const imageUrl = await this.uploads.fetch(row.url, 'item', caller);
          await this.client.call(menus.item.update, { itemId, imageUrl }, caller);
          return { index, externalId, status: 'updated', itemId, imageUrl };
        } catch (error) {
          const errors = errorsIn(error);
          return { index, externalId, status: 'failed', itemId: null, imageUrl: null, errors };
        }
      }),
    );
    const failed = fetched.filter(({ status }) => status === 'failed').length;
    return { updated: fetched.length - failed, failed, rows: fetched };
  }
}

/** Finds the item that a row names. Refuses an item that an earlier row already named. */
function findItem(
  { itemId, externalId }: PhotoRow,
  items: readonly ItemView[],
  named: Set<string>,
): ItemView {
  const field = itemId === undefined ? 'externalId' : 'itemId';
  if (itemId === undefined && externalId === undefined) {
    return refuse('itemId', RULE_MESSAGES.unnamedItem);
  }
  const item = items.find((one) =>
    itemId === undefined ? one.externalId === externalId : one.id === itemId.toLowerCase(),
  );
  if (!item) return refuse(field, RULE_MESSAGES.unknownItem);
  if (externalId !== undefined && item.externalId !== externalId) {
    return refuse('externalId', RULE_MESSAGES.contradictedItem);
  }
  if (named.has(item.id)) return refuse(field, RULE_MESSAGES.repeatedItem);
  named.add(item.id);
  return item;
}

function refuse(field: string, reason: string): never {
  throw new DomainError('INVALID_INPUT', { fields: { [field]: reason } });
}

/** Returns the errors to report for a row. Rethrows errors that do not concern the row. */
function errorsIn(error: unknown): NonNullable<FetchedPhotoRow['errors']> {
  if (!(error instanceof DomainError) || REFUSALS[error.code].status >= 500) throw error;
  const { fields } = error.details;
  if (fields) return Object.entries(fields).map(([field, reason]) => ({ field, reason }));
  return [{ field: 'url', reason: sentenceFor(REFUSALS[error.code], error.details) }];
}
