import { PlannedStatement } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { PUBLISHED_MENUS } from './published-menus';
import type { FirstView, Visitor } from './visitors';
import type { View } from './views';

export interface VisitorKey {
  readonly menuId: string;
  readonly visitorId: string;
}

export interface StoredVisitor extends VisitorKey {
  readonly visitor: Visitor;
}

export const visitorKey = ({ menuId, visitorId }: VisitorKey): string => `${menuId} ${visitorId}`;

const COLUMNS = `menu_id, visitor_id, source, ip_address, user_agent, created_at, day, hour, device,
  language, table_name, piece, later`;
const VISITORS = `
  unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::date[],
    $8::smallint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::json[])
    AS given (${COLUMNS})`;

/**
 * Inserts the whole batch in one statement. The fixed order prevents deadlocks between batches with common visitors.
 * Parameter `$1` contains the menus.
 */
const ADD = new PlannedStatement<{ published: string[]; added: string[] }>(
  'menu-visits-add',
  `  WITH published AS MATERIALIZED (${PUBLISHED_MENUS}),
  added AS (
    INSERT INTO menu_visits (${COLUMNS})
    SELECT given.* FROM ${VISITORS} JOIN published ON published.id = given.menu_id
    ORDER BY given.menu_id, given.visitor_id COLLATE "C"
    ON CONFLICT (menu_id, visitor_id) DO NOTHING
    RETURNING menu_id, visitor_id
  )
  SELECT (SELECT coalesce(json_agg(id), '[]') FROM published) AS published,
    (SELECT coalesce(json_agg(menu_id || ' ' || visitor_id), '[]') FROM added) AS added`,
);

/**
 * Stores visitors who are new to a published menu.
 * @returns the menus that diners can see, locked against deletion, and the keys of the new visitors
 */
export async function addVisitors(
  manager: EntityManager,
  visitors: readonly StoredVisitor[],
): Promise<{ published: ReadonlySet<string>; added: ReadonlySet<string> }> {
  const [found] = await ADD.runIn(manager, columnsOf(visitors));
  return { published: new Set(found!.published), added: new Set(found!.added) };
}

const LOCK = `
  SELECT stored.menu_id AS "menuId", stored.visitor_id AS "visitorId", source, ip_address AS "ipAddress",
    user_agent AS "userAgent", created_at AS "viewedAt", day::text, hour, device, language,
    table_name AS "table", piece, later
  FROM menu_visits stored JOIN unnest($1::uuid[], $2::text[]) AS given (menu_id, visitor_id)
    ON stored.menu_id = given.menu_id AND stored.visitor_id = given.visitor_id COLLATE "C"
  ORDER BY stored.menu_id, stored.visitor_id FOR UPDATE OF stored`;

interface Row extends VisitorKey, Omit<FirstView, 'viewedAt'> {
  readonly viewedAt: Date;
  readonly later: readonly LaterView[] | null;
}

export async function lockVisitors(
  manager: EntityManager,
  keys: readonly VisitorKey[],
): Promise<StoredVisitor[]> {
  const rows = await manager.query<Row[]>(LOCK, [
    keys.map(({ menuId }) => menuId),
    keys.map(({ visitorId }) => visitorId),
  ]);
  return rows.map(storedVisitor);
}

export function storedVisitor({
  menuId,
  visitorId,
  later,
  viewedAt,
  ...first
}: Row): StoredVisitor {
  return {
    ...{ menuId, visitorId },
    visitor: {
      first: { ...first, viewedAt: viewedAt.toISOString() },
      later: (later ?? []).map(readView),
    },
  };
}

const CHANGE = `
  UPDATE menu_visits SET source = given.source, ip_address = given.ip_address,
    user_agent = given.user_agent, created_at = given.created_at, day = given.day, hour = given.hour,
    device = given.device, language = given.language, table_name = given.table_name,
    piece = given.piece, later = given.later
  FROM ${VISITORS}
  WHERE menu_visits.menu_id = given.menu_id
    AND menu_visits.visitor_id = given.visitor_id COLLATE "C"`;

export async function changeVisitors(
  manager: EntityManager,
  visitors: readonly StoredVisitor[],
): Promise<void> {
  if (visitors.length > 0) await manager.query(CHANGE, columnsOf(visitors));
}

const columnsOf = (visitors: readonly StoredVisitor[]) => {
  const first = <Value>(value: (view: FirstView) => Value) =>
    visitors.map(({ visitor }) => value(visitor.first));
  return [
    visitors.map(({ menuId }) => menuId),
    visitors.map(({ visitorId }) => visitorId),
    first(({ source }) => source),
    first(({ ipAddress }) => ipAddress),
    first(({ userAgent }) => userAgent),
    first(({ viewedAt }) => viewedAt),
    first(({ day }) => day),
    first(({ hour }) => hour),
    first(({ device }) => device),
    first(({ language }) => language),
    first(({ table }) => table),
    first(({ piece }) => piece),
    visitors.map(({ visitor: { later } }) =>
      later.length > 0 ? JSON.stringify(later.map(writtenView)) : null,
    ),
  ];
};

/** A view in the column `later`. An array without names saves space, because a visitor may return on many days. */
type LaterView = [
  View['day'],
  View['hour'],
  View['viewedAt'],
  View['source'],
  View['device'],
  View['language'],
  View['table'],
  View['piece'],
];

const writtenView = (view: View): LaterView => {
  const { day, hour, viewedAt, source, device, language, table, piece } = view;
  return [day, hour, viewedAt, source, device, language, table, piece];
};

function readView(written: LaterView): View {
  const [day, hour, viewedAt, source, device, language, table, piece] = written;
  return { day, hour, viewedAt, source, device, language, table, piece };
}
