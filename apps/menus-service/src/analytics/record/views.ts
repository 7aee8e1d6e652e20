import type { Visit } from '@cartaviva/contracts';
import { normalizedText, tableNamed, type VisitSource } from '@cartaviva/domain';
import { hourOfWeek } from '../counts';
import { localTime, weekdayOf } from '../day';
import { deviceOf, type Device } from './device';
import type { DayChange } from './day-changes';

/** What is kept of a visitor's first view of a day. */
export interface View {
  readonly day: string;
  readonly hour: number;
  /** To the millisecond, in UTC. */
  readonly viewedAt: string;
  readonly source: VisitSource;
  readonly device: Device;
  readonly language: string | null;
  readonly table: string | null;
  readonly piece: string | null;
}

/** A view as it arrives: whose it is, of which menu, and what is kept of a visit besides. */
export interface SeenView extends View {
  readonly menuId: string;
  readonly visitorId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** @param timeZone of the menu's restaurant */
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

/**
 * Whether a view comes before another. Of two at the same moment it is always the same one, so that any
 * order of arrival leaves the same view.
 */
export const isEarlier = (view: View, other: View): boolean => timeOf(view) < timeOf(other);

const timeOf = ({ viewedAt, source, device, language, table, piece }: View): string =>
  [viewedAt, source, device, language ?? '', table ?? '', piece ?? ''].join('\u0000');

/** Counts a view for its day, or takes it back with a count of -1. */
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
