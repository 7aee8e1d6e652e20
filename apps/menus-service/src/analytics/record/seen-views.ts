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
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** A visit as a view of its day, on the clock of Santo Domingo. */
export function viewOf(visit: Visit): View {
  const { menuId, visitorId, source, userAgent, ipAddress, language, table, piece } = visit;
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
    ipAddress: ipAddress || null,
    userAgent: userAgent || null,
  };
}

/** Views as eleven parameters from `$1` on make the rows of `VIEWS`. */
export const viewColumns = (views: readonly View[]) => [
  views.map(({ menuId }) => menuId),
  views.map(({ day }) => day),
  views.map(({ visitorId }) => visitorId),
  views.map(({ source }) => source),
  views.map(({ device }) => device),
  views.map(({ viewedAt }) => viewedAt),
  views.map(({ language }) => language),
  views.map(({ table }) => table),
  views.map(({ piece }) => piece),
  views.map(({ ipAddress }) => ipAddress),
  views.map(({ userAgent }) => userAgent),
];

export const VIEWS = `
  unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    AS view (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece,
      ip_address, user_agent)`;

/** One text for whatever is the same view. */
export const viewKey = ({ menuId, day, visitorId }: Pick<View, 'menuId' | 'day' | 'visitorId'>) =>
  `${menuId} ${day} ${visitorId}`;

/** Views that are alike in their key, each once: the earliest. */
export function earliest(views: readonly View[], keyOf: (view: View) => string): View[] {
  const found = new Map<string, View>();
  for (const view of views) {
    const key = keyOf(view);
    const known = found.get(key);
    if (!known || viewTime(view) < viewTime(known)) found.set(key, view);
  }
  return [...found.values()];
}

/**
 * When a view was made and, of two at the same moment, which comes first: of repeats that differ, any
 * order of arrival leaves the same one.
 */
const viewTime = ({ viewedAt, source, device, language, table, piece }: View): string =>
  [viewedAt, source, device, language ?? '', table ?? '', piece ?? ''].join('\u0000');

/** What so many views like this one add to the roll-ups, or take away again with a count below 0. */
export function incrementsOf(view: View, count: number): Increment[] {
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

/** What views add to the roll-ups. Most of a batch are alike in all that is counted. */
export function incrementsOfAll(views: readonly View[]): Increment[] {
  const alike = new Map<string, { view: View; count: number }>();
  for (const view of views) {
    const { menuId, viewedAt, source, device, language, table, piece } = view;
    const hour = viewedAt.slice(0, 13);
    const key = [menuId, hour, source, device, language, table, piece].join('\u0000');
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { view, count: 1 });
  }
  return [...alike.values()].flatMap(({ view, count }) => incrementsOf(view, count));
}
