import type { Visit } from '@cartaviva/contracts';
import { normalizedText, tableNamed, type VisitSource } from '@cartaviva/domain';
import { hourOfWeek } from '../counts';
import { localTime, weekdayOf } from '../day';
import { deviceOf, type Device } from './device';
import type { DayChange } from './day-changes';

export interface View {
  readonly day: string;
  readonly hour: number;
  /** ISO timestamp in UTC, to the millisecond. */
  readonly viewedAt: string;
  readonly source: VisitSource;
  readonly device: Device;
  readonly language: string | null;
  readonly table: string | null;
  readonly piece: string | null;
}

export interface SeenView extends View {
  readonly menuId: string;
  readonly visitorId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** @param timeZone time zone of the menu's restaurant */
export function viewOf(visit: Visit, timeZone: string): SeenView {
  const { menuId, visitorId, source, userAgent, ipAddress, language, table, piece } = visit;
  const at = new Date(visit.at);
  return {
    menuId: menuId.toLowerCase(),
    visitorId,
    ...localTime(at, timeZone),
    viewedAt: at.toISOString(),
    source,
    device: deviceOf(userAgent),
    language: language || null,
    table: tableNamed(normalizedText(table ?? '')),
    piece: piece || null,
    ipAddress: ipAddress || null,
    userAgent: userAgent || null,
  };
}

/** Compares views by time. Ties have a fixed order, so that the order of arrival does not change the result. */
export const isEarlier = (view: View, other: View): boolean => timeOf(view) < timeOf(other);

const timeOf = ({ viewedAt, source, device, language, table, piece }: View): string =>
  [viewedAt, source, device, language ?? '', table ?? '', piece ?? ''].join('\u0000');

/** Counts a view for its day, or removes it with a count of -1. */
export function countView(change: DayChange, view: View, count: 1 | -1): void {
  const { day, hour, source, device, language, table, piece } = view;
  const { counts } = change;
  change.views += count;
  counts.add('hour', hourOfWeek(weekdayOf(day), hour), count);
  counts.add('device', device, count);
  if (language !== null) counts.add('language', language, count);
  if (table !== null) counts.add('table', table, count);
  if (source !== 'qr') return;
  change.qr += count;
  counts.add('piece', piece ?? '', count);
}
