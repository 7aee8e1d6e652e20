import type { EntityManager } from 'typeorm';
import { spansOfDay } from '../spans';
import { visitorHash, VisitorSketch } from '../visitor-sketch';

const EMPTY = VisitorSketch.empty().toBytes();
const KEYS = `unnest($1::uuid[], $2::text[], $3::date[]) AS key (menu_id, span, start)`;

/** All batches lock in one order, and so never each other. */
const LOCK = `
  SELECT menu_id || ' ' || span || ' ' || start AS key, sketch
  FROM visitor_sketches JOIN ${KEYS} USING (menu_id, span, start)
  ORDER BY menu_id, span, start FOR UPDATE OF visitor_sketches`;

const ADD_MISSING = `
  INSERT INTO visitor_sketches (menu_id, span, start, sketch)
  SELECT menu_id, span, start, $4 FROM ${KEYS} ORDER BY menu_id, span, start
  ON CONFLICT DO NOTHING`;

const CHANGE = `
  UPDATE visitor_sketches SET sketch = changed.sketch
  FROM unnest($1::uuid[], $2::text[], $3::date[], $4::bytea[])
    AS changed (menu_id, span, start, sketch)
  WHERE visitor_sketches.menu_id = changed.menu_id AND visitor_sketches.span = changed.span
    AND visitor_sketches.start = changed.start`;

interface Seen {
  readonly menuId: string;
  readonly day: string;
  readonly visitorId: string;
}

interface Group {
  readonly menuId: string;
  readonly span: string;
  readonly start: string;
  readonly hashes: readonly number[];
}

/** Adds visitors to the sketches of their days and months, which stay locked until the transaction ends. */
export async function addToSketches(manager: EntityManager, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return;
  const groups = grouped(seen);
  const keys = columnsOf([...groups.values()]);
  const lock = () => manager.query<{ key: string; sketch: Buffer }[]>(LOCK, keys);
  let locked = await lock();
  if (locked.length < groups.size) {
    await manager.query(ADD_MISSING, [...keys, EMPTY]);
    locked = await lock();
  }
  const changed: { group: Group; sketch: Buffer }[] = [];
  for (const { key, sketch } of locked) {
    const group = groups.get(key)!;
    const visitors = VisitorSketch.read(sketch);
    const news = group.hashes.filter((hash) => visitors.add(hash));
    if (news.length > 0) changed.push({ group, sketch: visitors.toBytes() });
  }
  if (changed.length === 0) return;
  await manager.query(CHANGE, [
    ...columnsOf(changed.map(({ group }) => group)),
    changed.map(({ sketch }) => sketch),
  ]);
}

function grouped(seen: readonly Seen[]): Map<string, Group> {
  const days = new Map<string, { menuId: string; day: string; hashes: number[] }>();
  for (const { menuId, day, visitorId } of seen) {
    const one = days.get(`${menuId} ${day}`) ?? { menuId, day, hashes: [] };
    one.hashes.push(visitorHash(menuId, visitorId));
    days.set(`${menuId} ${day}`, one);
  }
  const groups = new Map<string, Group>();
  for (const { menuId, day, hashes } of days.values()) {
    for (const { span, start } of spansOfDay(day)) {
      const key = `${menuId} ${span} ${start}`;
      const known = groups.get(key)?.hashes ?? [];
      groups.set(key, { menuId, span, start, hashes: [...known, ...hashes] });
    }
  }
  return groups;
}

const columnsOf = (groups: readonly Group[]) => [
  groups.map(({ menuId }) => menuId),
  groups.map(({ span }) => span),
  groups.map(({ start }) => start),
];
