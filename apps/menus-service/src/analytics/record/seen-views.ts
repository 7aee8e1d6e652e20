import type { Visit } from '@cartaviva/contracts';
import { normalizedText, tableNamed, type VisitSource } from '@cartaviva/domain';
import { dayOf, hourOf, weekdayOf } from '../day';
import { deviceOf, type Device } from './device';
import type { Increment } from './roll-ups';

/** A view of a menu as it is stored. */
export interface View {
  readonly menuId: string;
  readonly day: string;
  readonly visitorId: string;
  /** To the millisecond, in UTC. */
  readonly viewedAt: string;
  readonly source: VisitSource;
  readonly device: Device;
  readonly language: string | null;
  readonly table: string | null;
  readonly piece: string | null;
}

/** A visit as a view of its day, on the clock of Santo Domingo. */
export function viewOf(visit: Visit): View {
  const { menuId, visitorId, source, userAgent, language, table, piece } = visit;
  const at = new Date(visit.at);
  return {
    menuId: menuId.toLowerCase(),
    day: dayOf(at),
    visitorId,
    viewedAt: at.toISOString(),
    source,
    device: deviceOf(userAgent),
    language: language || null,
    table: tableNamed(normalizedText(table ?? '')),
    piece: piece || null,
  };
}

/** One text for whatever is the same view, and an order in which all batches meet their rows. */
export const viewKey = ({ menuId, day, visitorId }: Pick<View, 'menuId' | 'day' | 'visitorId'>) =>
  `${menuId} ${day} ${visitorId}`;

/** Rows that are alike in their key, each once: the earliest, in the order of their keys. */
export function earliest<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  timeOf: (row: Row) => string,
): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const known = found.get(keyOf(row));
    if (!known || timeOf(row) < timeOf(known)) found.set(keyOf(row), row);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/**
 * When a view was made and, of two at the same moment, which comes first: of repeats that differ, any
 * order of arrival leaves the same one.
 */
export const viewTime = ({ viewedAt, source, device, language, table, piece }: View): string =>
  [viewedAt, source, device, language ?? '', table ?? '', piece ?? ''].join('\u0000');

/** What a view adds to the roll-ups, or takes away again with a count of -1. */
export function incrementsOf(view: View, count: 1 | -1): Increment[] {
  const { menuId, day, viewedAt, source, device, language, table, piece } = view;
  const values: [string, string | null][] = [
    ['hour', `${weekdayOf(day)} ${hourOf(new Date(viewedAt))}`],
    ['source', source],
    ['device', device],
    ['language', language],
    ['table', table],
    ['piece', source === 'qr' ? (piece ?? '') : null],
  ];
  return values.flatMap(([kind, value]) =>
    value === null ? [] : [{ menuId, day, kind, value, count }],
  );
}
