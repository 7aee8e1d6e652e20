import {
  DomainError,
  menus,
  ROW_STATUSES,
  type ItemRow,
  type RequestTo,
  type UpsertedRow,
  type UpsertReport,
} from '@cartaviva/contracts';
import { writesShared } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Category } from '../../categories/category.entity';
import { OwnImages } from '../../images/own-images';
import { lockOwnMenu } from '../../menus/own-menu';
import { lockSharing } from '../../shared-items/lock-sharing';
import { Item } from '../item.entity';
import { planRows } from './plan-rows';
import { idsOfRows, rowsMadeBefore } from './row-ids';
import { writeRows } from './write-rows';

@Injectable()
export class UpsertService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes all rows in one transaction. Rows without a change write nothing.
   * @throws DomainError ROWS_REFUSED if a row is faulty and `onError` is `abort`; CHANGED_MEANWHILE if the menu does
   *   not have the expected version or revision
   */
  @Handles(menus.item.upsert)
  async upsert(
    request: RequestTo<typeof menus.item.upsert>,
    context: MessageContext,
  ): Promise<UpsertReport> {
    const { menuId, items: sent, onError = 'abort', sameName = 'update', newId, ...over } = request;
    const images = await this.images.among(context, imagesIn(sent));
    const idOf = idsOfRows(newId);
    return this.dataSource.transaction(async (manager) => {
      const { accountId } = context;
      if (sent.some(writesShared)) await lockSharing(manager, accountId, { menuIds: [menuId] });
      const menu = await lockOwnMenu(manager, accountId, menuId, { over });
      const present = await manager.findBy(Item, { menuId: menu.id });
      const plan = planRows(sent, {
        items: present,
        categories: await manager.findBy(Category, { menuId: menu.id }),
        madeBefore: await rowsMadeBefore(
          manager,
          newId ? sent.map((_, at) => idOf('item', at)) : [],
        ),
        images,
        idOf,
        now: this.clock.now(),
        timeZone: menu.timeZone,
        findsByName: sameName === 'update',
      });
      if (onError === 'abort') requireAll(plan.rows);
      // Several items make a separate version. A single item that a program changes is an edit.
      const kind = plan.items.length > 1 ? 'import' : 'edit';
      await writeRows(manager, menu, context, plan, present, kind);
      return reportOf(plan.rows);
    });
  }
}

/** Rows are not validated yet, so values that are not strings are skipped. */
const imagesIn = (rows: readonly ItemRow[]): string[] =>
  rows.flatMap(({ imageUrl }) => (typeof imageUrl === 'string' ? [imageUrl] : []));

function requireAll(all: readonly UpsertedRow[]): void {
  const rows = all.flatMap(({ index, externalId, errors }) =>
    errors ? [{ index, externalId, errors }] : [],
  );
  if (rows.length > 0) throw new DomainError('ROWS_REFUSED', { rows });
}

function reportOf(rows: readonly UpsertedRow[]): UpsertReport {
  const counts = ROW_STATUSES.map((wanted) => [
    wanted,
    rows.filter(({ status }) => status === wanted).length,
  ]);
  return { ...(Object.fromEntries(counts) as Omit<UpsertReport, 'rows'>), rows: [...rows] };
}
