import { menus, type PriceChangeRequest } from '@cartaviva/contracts';
import { ITEMS_PER_PRICE_CHANGE, MENUS_PER_PRICE_CHANGE } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { marksOf, ownerOfPricedMenus, TEN_PERCENT } from '../../test/priced-menus';
import { FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const MANGU = { name: 'Mangú', price: '1' };

const ownerOf = (count: number) => ownerOfPricedMenus(service, count);

describe('what is not one’s own, or is too much', () => {
  it('is missing, with nothing of one’s own changed', async () => {
    const [ana, eve] = [await ownerOf(2), await ownerOf(1)];
    const change = await ana.apply(TEN_PERCENT);
    const before = await ana.all();
    for (const menuIds of [[ana.first], [eve.first, ana.first], [eve.first, randomUUID()]]) {
      const refusal = { code: 'MENU_NOT_FOUND' };
      await expect(eve.preview({ ...TEN_PERCENT, menuIds })).rejects.toMatchObject(refusal);
      await expect(eve.apply({ ...TEN_PERCENT, menuIds })).rejects.toMatchObject(refusal);
    }
    await expect(eve.undo(change.id)).rejects.toMatchObject({ code: 'PRICE_CHANGE_NOT_FOUND' });
    const { rows } = await eve.call(menus.priceChange.list, FIRST_PAGE);
    expect(rows).toEqual([]);
    const [soup] = (await ana.call(menus.item.search, { menuId: ana.first })).rows;
    const foreign = { kind: 'list' as const, prices: [{ itemId: soup!.id, price: '1' }] };
    expect(await eve.preview(foreign)).toMatchObject({ items: [], faults: [{ line: 1 }] });
    expect(await ana.all()).toEqual(before);
    expect(await eve.all()).toEqual(['Sancocho 350.00', 'Pizza 300.00']);
  });

  it('is refused by its field', async () => {
    const { first, preview, apply } = await ownerOf(1);
    const ids = Array.from({ length: 10_000 }, () => randomUUID());
    const refused: [object, string][] = [
      [{ kind: 'percent' }, 'percent'],
      [{ kind: 'percent', percent: 501 }, 'percent'],
      [{ kind: 'percent', percent: -100 }, 'percent'],
      [{ kind: 'percent', percent: 1e300 }, 'percent'],
      [{ kind: 'percent', percent: 'NaN' }, 'percent'],
      [{ kind: 'percent', percent: null }, 'percent'],
      [{ kind: 'percent', percent: 1.234 }, 'percent'],
      [{ kind: 'percent', percent: 1, rounding: 'up' }, 'rounding'],
      [{ kind: 'list' }, 'prices'],
      [{ kind: 'list', prices: [{ name: 'x', price: '-1' }] }, 'prices'],
      [{ kind: 'gift', percent: 1 }, 'kind'],
      [{ ...TEN_PERCENT, menuIds: [] }, 'menuIds'],
      [{ ...TEN_PERCENT, menuIds: ids }, 'menuIds'],
    ];
    for (const [request, field] of refused) {
      for (const ask of [preview, apply]) {
        const error: unknown = await ask(request as PriceChangeRequest).catch((e: unknown) => e);
        expect(error).toMatchObject({ code: 'INVALID_INPUT' });
        const { fields } = (error as { details: { fields: object } }).details;
        expect(Object.keys(fields).join()).toMatch(new RegExp(`^${field}`));
      }
    }
    for (const named of [{ name: 'Mangú' }, { externalId: 'M-1' }]) {
      const list = { kind: 'list' as const, prices: [{ ...named, price: '1' }] };
      for (const ask of [preview, apply]) {
        await expect(ask(list)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          details: { fields: { menuIds: expect.any(String) } },
        });
      }
      await expect(preview({ ...list, menuIds: [first] })).resolves.toMatchObject({ items: [] });
      await expect(apply({ ...list, menuIds: [first] })).rejects.toMatchObject({
        code: 'ROWS_REFUSED',
      });
    }
  });
});

describe('a change at its limit', () => {
  /** Adds `count` menus with `items` items each. Returns the menus' IDs. */
  async function addMenus(accountId: string, count: number, items = 1): Promise<string[]> {
    const rows = await service.sql<{ id: string }>(
      `INSERT INTO menus (account_id, name, restaurant_id)
       SELECT $1, 'Carta ' || n, restaurants.id FROM restaurants, generate_series(1, $2::int) n
       WHERE account_id = $1 RETURNING menus.id`,
      [accountId, count],
    );
    const ids = rows.map(({ id }) => id);
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price)
       SELECT menu_id, 'Flan ' || n, 90 FROM unnest($1::uuid[]) menu_id, generate_series(1, $2) n`,
      [ids, items],
    );
    return ids;
  }

  it('may be of exactly as many menus, named or all there are, and of no more', async () => {
    const { accountId, first, preview, apply } = await ownerOf(1);
    const limit = MENUS_PER_PRICE_CHANGE;
    const added = await addMenus(accountId, limit - 1);
    const wanted: PriceChangeRequest[] = [
      TEN_PERCENT,
      { ...TEN_PERCENT, menuIds: [first, ...added] },
    ];
    for (const request of wanted) {
      const seen = await preview(request);
      expect(seen.menus).toHaveLength(limit);
      const change = await apply({ ...request, previewed: marksOf(seen) });
      expect(change.menus).toHaveLength(limit);
    }
    const [more] = await addMenus(accountId, 1);
    wanted[1] = { ...TEN_PERCENT, menuIds: [first, ...added, more!] };
    for (const request of wanted) {
      for (const ask of [preview, apply]) {
        await expect(ask(request)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          details: { fields: { menuIds: expect.stringContaining(String(limit)) } },
        });
      }
    }
  });

  it('may be of exactly as many items, and of no more', async () => {
    const { accountId, call, first, preview, apply, undo } = await ownerOf(1);
    // Earlier writes of a connection must not affect its bulk writes.
    const [soup] = (await call(menus.item.search, { menuId: first })).rows;
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(menus.item.update, { itemId: soup!.id, price: String(300 + at) }),
      ),
    );
    const menuIds = [first, ...(await addMenus(accountId, 6, ITEMS_PER_PRICE_CHANGE / 6))];
    const chosen = { ...TEN_PERCENT, menuIds: menuIds.slice(1) };
    const change = await apply(chosen);
    expect(change).toMatchObject({ itemCount: ITEMS_PER_PRICE_CHANGE });
    const { undo: undone } = await undo(change.id);
    expect(undone).toMatchObject({ restoredCount: ITEMS_PER_PRICE_CHANGE, left: [] });
    for (const ask of [preview, apply]) {
      await expect(ask({ ...TEN_PERCENT, menuIds })).rejects.toMatchObject({
        code: 'PRICE_CHANGE_TOO_LARGE',
        details: { limit: ITEMS_PER_PRICE_CHANGE },
      });
    }
  });
});

it('a scheduled list is refused for the same reasons as an immediate one, at its own fields', async () => {
  const { call, first } = await ownerOf(1);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = (prices: object, more: object = {}) =>
    call(menus.scheduledChange.create, {
      at,
      kind: 'prices',
      prices: { kind: 'list', prices: [MANGU], ...prices },
      ...more,
    });
  const refusals = [
    [schedule({}), 'prices.menuIds'],
    [schedule({}, { menuIds: [first] }), 'menuIds'],
    [schedule({ menuIds: [first] }, { kind: 'publish', menuIds: [first] }), 'prices'],
    [schedule({ menuIds: [first], prices: [{ name: 'Sancocho', price: '350' }] }), 'kind'],
  ] as const;
  for (const [scheduled, field] of refusals) {
    await expect(scheduled).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  }
  await expect(schedule({ menuIds: [first] })).rejects.toMatchObject({ code: 'ROWS_REFUSED' });
});

describe('300 items in each of 3 menus', () => {
  it('change in one transaction and one statement', async () => {
    const { menuIds, preview, apply, undo } = await ownerOf(3);
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price)
       SELECT menu_id, 'Plato ' || n, n FROM unnest($1::uuid[]) menu_id, generate_series(1, 299) n`,
      [menuIds],
    );
    await service.sql(`
      CREATE TABLE writes (at timestamptz, tx bigint);
      CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO writes VALUES (clock_timestamp(), txid_current()); RETURN NULL; END $$;
      CREATE TRIGGER noting AFTER UPDATE ON menu_items
      FOR EACH STATEMENT EXECUTE FUNCTION note_write()`);
    const seen = await preview(TEN_PERCENT);
    const change = await apply({ ...TEN_PERCENT, previewed: marksOf(seen) });
    const writes = await service.sql<{ tx: string }>(`SELECT tx FROM writes`);
    expect(writes).toHaveLength(1);
    expect(change.itemCount).toBe(901);
    const undone = await undo(change.id);
    expect(undone.undo).toMatchObject({ restoredCount: 901, left: [] });
    await service.sql(`DROP TRIGGER noting ON menu_items`);
  });
});
