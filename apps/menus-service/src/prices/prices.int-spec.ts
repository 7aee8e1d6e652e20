import { menus, type ItemPrices } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const PLAIN = { sizes: [], extras: [] };

async function ownerOfPizza() {
  const owner = service.owner();
  const { call } = owner;
  const { id: menuId } = await call(menus.menu.create, aMenu());
  const soup = await call(menus.item.create, anItem({ menuId, price: '350' }));
  const pizza = await call(menus.item.create, {
    ...anItem({ menuId, name: 'Pizza', price: '300' }),
    sizes: [
      { name: 'Personal', price: '300' },
      { name: 'Familiar', price: '900' },
    ],
    extras: [{ name: 'Queso', price: '75' }],
  });
  const change = (...items: ItemPrices[]) => call(menus.menu.changePrices, { menuId, items });
  const list = async () => (await call(menus.item.search, { menuId })).rows;
  return { ...owner, menuId, soup, pizza, change, list };
}

const sizes = (...prices: [string, string]) =>
  ['Personal', 'Familiar'].map((name, at) => ({ name, price: prices[at]! }));

describe('prices that change together', () => {
  it('are those of items, sizes and extras; what changed is emitted, once', async () => {
    const { menuId, soup, pizza, change, list } = await ownerOfPizza();
    const before = (await service.changesOf(menuId)).length;
    const extras = [{ name: 'Queso', price: '80' }];
    const changed = await change(
      { itemId: soup.id.toUpperCase(), price: '350.00', ...PLAIN },
      { itemId: pizza.id, price: '330', sizes: sizes('330', '990.5'), extras },
    );
    expect(changed).toMatchObject([
      {
        ...{ id: pizza.id, price: '330.00', sizes: sizes('330.00', '990.50'), version: 2 },
        extras: [{ name: 'Queso', price: '80.00' }],
      },
    ]);
    expect(changed[0]!.updatedAt > pizza.updatedAt).toBe(true);
    expect(await list()).toEqual([soup, changed[0]]);
    expect(await service.changesOf(menuId)).toHaveLength(before + 1);
    const activity = await service.sql(
      `SELECT activity AS kind, count FROM menu_changes WHERE menu_id = $1 AND activity = 'prices-changed'`,
      [menuId],
    );
    expect(activity).toEqual([{ kind: 'prices-changed', count: 1 }]);
  });

  it('keep the options that are not sent, and refuse another price than the first size', async () => {
    const { call, menuId, soup, pizza } = await ownerOfPizza();
    const change = (itemId: string, price: string) =>
      call(menus.menu.changePrices, { menuId, items: [{ itemId, price }] });
    expect(await change(soup.id, '7')).toMatchObject([{ id: soup.id, price: '7.00' }]);
    await expect(change(pizza.id, '7777')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await change(pizza.id, pizza.price)).toEqual([]);
  });

  it('change all or none', async () => {
    const [ana, eve] = [await ownerOfPizza(), await ownerOfPizza()];
    const soup = { itemId: ana.soup.id, price: '1', ...PLAIN };
    const pizza = { itemId: ana.pizza.id, price: '1', sizes: sizes('1', '2'), extras: [] };
    const queso = [{ name: 'Queso', price: '1' }];
    const refused = [
      [{ ...soup, itemId: eve.soup.id }, 'ITEM_NOT_FOUND'],
      [pizza, 'CHANGED_MEANWHILE'],
      [{ ...pizza, sizes: [], extras: queso }, 'CHANGED_MEANWHILE'],
      [{ ...pizza, extras: queso, sizes: sizes('2', '1').toReversed() }, 'CHANGED_MEANWHILE'],
      [{ ...pizza, extras: [{ name: 'Piña', price: '1' }] }, 'CHANGED_MEANWHILE'],
      [{ ...pizza, extras: queso, expectedVersion: 2 }, 'CHANGED_MEANWHILE'],
      [{ ...pizza, extras: queso, price: '-1' }, 'INVALID_INPUT'],
      [{ ...pizza, extras: queso, price: '2' }, 'INVALID_INPUT'],
    ] as const;
    for (const [other, code] of refused) {
      await expect(ana.change(soup, other as ItemPrices)).rejects.toMatchObject({ code });
    }
    expect(await ana.list()).toEqual([ana.soup, ana.pizza]);
    expect(await ana.change()).toEqual([]);
  });

  it('wait for who is changing the menu, and are for what they leave', async () => {
    const { menuId, pizza, change, list } = await ownerOfPizza();
    const waiting = () =>
      service.sql(`
        SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    const extras = [{ name: 'Queso', price: '1' }];
    let changing: Promise<unknown> = Promise.resolve();
    await service.transaction(async (manager) => {
      await manager.query(`SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`, [menuId]);
      changing = change({ itemId: pizza.id, price: '1', sizes: sizes('1', '2'), extras }).catch(
        (error: unknown) => error,
      );
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      await manager.query(`UPDATE menu_items SET extras = '[]' WHERE id = $1`, [pizza.id]);
    });
    expect(await changing).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await list()).toMatchObject([{}, { sizes: pizza.sizes, extras: [] }]);
  });

  it('of the expected versions change, and so do others that expect none', async () => {
    const { soup, pizza, change } = await ownerOfPizza();
    const changed = await change(
      { itemId: soup.id, price: '360', ...PLAIN, expectedVersion: soup.version },
      { itemId: pizza.id, price: '330', sizes: sizes('330', '990'), extras: pizza.extras },
    );
    expect(changed.map(({ price, version }) => [price, version])).toEqual([
      ['360.00', 2],
      ['330.00', 2],
    ]);
  });

  it('of the fullest menu change in one statement', async () => {
    const { menuId, change, list } = await ownerOfPizza();
    await service.sql(
      `INSERT INTO menu_items (menu_id, name, price) SELECT $1, 'n', n FROM generate_series(1, 498) n`,
      [menuId],
    );
    const items = (await list()).filter((item) => item.sizes.length === 0);
    const wanted = items.map(({ id }) => ({ itemId: id, price: '99.95', ...PLAIN }));
    await service.sql(`
      CREATE TABLE statements (at timestamptz DEFAULT now());
      CREATE FUNCTION count_statement() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO statements DEFAULT VALUES; RETURN NULL; END $$;
      CREATE TRIGGER counting AFTER UPDATE ON menu_items
      FOR EACH STATEMENT EXECUTE FUNCTION count_statement()`);
    expect(await change(...wanted)).toHaveLength(499);
    expect(await service.sql(`SELECT FROM statements`)).toHaveLength(1);
    await service.sql(`DROP TRIGGER counting ON menu_items`);
  });
});
