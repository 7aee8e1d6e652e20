import {
  DomainError,
  menus,
  type ActivityView,
  type CursorRequest,
  type Page,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Activity } from './activity.entity';

const toActivityView = (row: Activity): ActivityView => ({
  id: row.id,
  kind: row.kind!,
  menuId: row.menuId,
  menuName: row.menuName,
  subject: row.subject,
  count: row.count,
  at: row.happenedAt.toISOString(),
});

/** Microseconds since 1970, because two changes may share a millisecond. */
const MICROSECONDS = `(extract(epoch FROM activity.happenedAt) * 1000000)::bigint`;

/** Selects rows after the cursor. A row that is edited again moves to the beginning of the list. */
const AFTER = `(${MICROSECONDS} < :moment OR (${MICROSECONDS} = :moment AND activity.id > :id))`;
/** Repeats the condition in seconds, so that the query can use the index. */
const NOT_BEFORE = `activity.happenedAt <= to_timestamp(:moment::bigint / 1000000 + 1)`;

@Injectable()
export class ActivityService {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(menus.dashboard.activity)
  async list(
    { page, limit, cursor }: CursorRequest,
    { accountId }: MessageContext,
  ): Promise<Page<ActivityView>> {
    const query = this.dataSource.manager
      .createQueryBuilder(Activity, 'activity')
      .addSelect(MICROSECONDS, 'moment')
      .where('activity.accountId = :accountId AND activity.kind IS NOT NULL', { accountId })
      .orderBy('activity.happenedAt', 'DESC')
      .addOrderBy('activity.id', 'ASC');
    const total = await query.getCount();
    if (cursor === undefined) query.offset((page - 1) * limit);
    else query.andWhere(NOT_BEFORE).andWhere(AFTER, placeOf(cursor));
    // Reads one more row to find out whether there is a next page.
    const { entities, raw } = await query.limit(limit + 1).getRawAndEntities<{ moment: string }>();
    const rows = entities.slice(0, limit);
    const next =
      entities.length > limit && cursorAt({ ...raw[limit - 1]!, id: entities[limit - 1]!.id });
    return { rows: rows.map(toActivityView), total, ...(next && { next }) };
  }
}

interface Place {
  /** Microseconds since 1970. */
  readonly moment: string;
  readonly id: string;
}

/** Encodes a position as an opaque cursor. */
const cursorAt = ({ moment, id }: Place): string =>
  Buffer.from(`${moment} ${id}`).toString('base64url');

const PLACE = /^(\d{1,17}) ([0-9a-f-]{36})$/;

/** @throws DomainError INVALID_INPUT if the cursor is invalid */
function placeOf(cursor: string): Place {
  const [, moment, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (moment && isUUID(id)) return { moment, id: id as string };
  throw new DomainError('INVALID_INPUT', { fields: { cursor: RULE_MESSAGES.cursor } });
}
