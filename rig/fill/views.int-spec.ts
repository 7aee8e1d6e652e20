import { menus, type Engagement, type Visit } from '@cartaviva/contracts';
import { engineUrls } from '@cartaviva/server-testing';
import pg from 'pg';
import { ADDRESS, AGENTS, fillViews } from './views.mjs';
import { withoutIndexes } from './without-indexes.mjs';

const VIEWS = 400;
const TABLES = ['menu_visits', 'engagements', 'menu_days', 'menu_months'];

interface ViewRow {
  readonly menu_id: string;
  readonly visitor_id: string;
  readonly source: 'qr' | 'direct_link';
  readonly device: keyof typeof AGENTS;
  readonly viewed_at: Date;
  readonly language: 'es';
  readonly piece: 'tent' | null;
  readonly item_id: string | null;
}

const startService = async () => {
  const { startTestService } = await import('../../apps/menus-service/test/test-service');
  return startTestService();
};
const monthsOf = async () => {
  const { MenuMonths } = await import('../../apps/menus-service/src/analytics/record/menu-months');
  return service.replicas[0].get(MenuMonths);
};
let service: Awaited<ReturnType<typeof startService>>;
let database: pg.Client;
let accountId: string;

beforeAll(async () => {
  service = await startService();
  const [found] = await service.sql<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(engineUrls().postgres);
  url.pathname = `/${found!.name}`;
  database = new pg.Client({ connectionString: url.href });
  await database.connect();
  const owner = service.owner();
  accountId = owner.accountId;
  await service.grant({ accountId, plan: 'profesional', expiresAt: null });
  for (const restaurantName of ['Casa Fe', 'Casa Luz']) {
    const menu = { name: 'Carta', restaurantName, isPublished: true };
    const { id: menuId } = await owner.call(menus.menu.create, menu);
    const { id: categoryId } = await owner.call(menus.category.create, { menuId, name: 'Platos' });
    for (const name of ['Mangú', 'Sancocho']) {
      await owner.call(menus.item.create, { menuId, categoryId, name, price: '100' });
    }
  }
});

afterAll(async () => {
  await database.end();
  await service.stop();
});

async function allRows() {
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const found = await service.sql<{ row: object }>(
      `SELECT to_jsonb(stored) - 'id' AS row FROM ${table} stored ORDER BY to_jsonb(stored) - 'id'`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** Requests that browsers would have sent, in chronological order. */
async function asSent() {
  const views = await service.sql<ViewRow>(
    `SELECT view.*, engaged.done IS NOT NULL AS engaged, items.id AS item_id
     FROM (
       SELECT menu_id, visitor_id, day, source, device, created_at AS viewed_at, language, piece
       FROM menu_visits
       UNION ALL
       SELECT menu_id, visitor_id, (later.view->>0)::date, later.view->>3, later.view->>4,
         (later.view->>2)::timestamptz, later.view->>5, later.view->>7
       FROM menu_visits CROSS JOIN json_array_elements(later) AS later (view)
     ) view
     LEFT JOIN engagements engaged ON engaged.menu_id = view.menu_id AND engaged.day = view.day
       AND engaged.visitor = ('x0000' || encode(substring(sha256(convert_to(
         view.menu_id || ' ' || view.visitor_id, 'UTF8')) FOR 6), 'hex'))::bit(64)::bigint
     LEFT JOIN menu_items items ON items.menu_id = view.menu_id
       AND engaged.done = substring(sha256(convert_to('item ' || items.id, 'UTF8')) FOR 6)
     ORDER BY viewed_at`,
  );
  const visits = views.map(
    ({ menu_id: menuId, visitor_id: visitorId, viewed_at: at, ...view }): Visit => ({
      ...{ menuId, visitorId, source: view.source, at: at.toISOString(), ipAddress: ADDRESS },
      ...{ userAgent: AGENTS[view.device], language: view.language, piece: view.piece },
    }),
  );
  const engagements = views
    .filter(({ item_id: item }) => item !== null)
    .map(
      ({ menu_id: menuId, visitor_id: visitorId, viewed_at: at, item_id: item }): Engagement => ({
        ...{ menuId, visitorId, at: at.toISOString(), itemIds: [item!] },
      }),
    );
  return { visits, engagements };
}

it('views that are filled in are the rows that the product makes of the same visits', async () => {
  await fillViews(database, { views: VIEWS, accountId, of: 'owner', today: new Date() });
  const filled = await allRows();
  const { visits, engagements } = await asSent();
  expect(visits.length).toBeGreaterThan(VIEWS / 2);
  expect(engagements.length).toBeGreaterThan(0);
  expect(Object.values(filled).map((rows) => rows.length > 0)).toEqual(TABLES.map(() => true));
  await service.sql(`TRUNCATE ${TABLES.join(', ')}`);
  await service.system.call(menus.visit.record, { visits });
  await service.system.call(menus.visit.recordEngagements, { engagements });
  // Months are built two days after they end.
  service.clock.advance({ days: 2 });
  await (await monthsOf()).build();
  expect(await allRows()).toEqual(filled);
});

it('tables have the same indexes after they were without', async () => {
  const client = new pg.Client({ connectionString: urlOfDatabase() });
  await client.connect();
  await client.query(
    `SELECT set_config('role', nspowner::regrole::text, false) FROM pg_namespace WHERE nspname = 'menus';
     SET search_path = menus`,
  );
  const indexes = async () =>
    (
      await client.query<{ definition: string }>(
        `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
         JOIN pg_class ON pg_class.oid = indrelid AND relnamespace = 'menus'::regnamespace ORDER BY 1`,
      )
    ).rows.map(({ definition }) => definition);
  const before = await indexes();
  let meanwhile: string[] = [];
  await withoutIndexes([client], TABLES, async () => (meanwhile = await indexes()));
  expect(meanwhile.length).toBeLessThan(before.length);
  expect(await indexes()).toEqual(before);
  await client.end();
});

function urlOfDatabase(): string {
  const url = new URL(engineUrls().postgres);
  url.pathname = `/${database.database}`;
  return url.href;
}
