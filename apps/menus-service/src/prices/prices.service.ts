import {
  DomainError,
  type ChangePrices,
  type ItemOption,
  type ItemPrices,
  type ItemView,
} from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { normalizedOptions } from '../items/normalized-item';
import { changesTo } from '../normalized-fields';
import { lockOwnMenu } from '../menus/own-menu';
import { requireVersion } from '../menus/require-version';
import { emitMenuChanged } from '../menus/emit-menu-changed';

type Prices = Pick<Item, 'price' | 'sizes' | 'extras'>;
type Wanted = Prices & Pick<ItemPrices, 'expectedVersion'>;

/** One statement for the whole menu: its diners wait for the lock no longer than for one item. */
const CHANGE = `
  UPDATE menu_items item
  SET price = new.price, sizes = new.sizes, extras = new.extras,
    version = item.version + 1, updated_at = now()
  FROM json_to_recordset($1) AS new (id uuid, price numeric, sizes jsonb, extras jsonb)
  WHERE item.id = new.id`;

/** Prices that change together. */
@Injectable()
export class PricesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * All of them or none; @returns the items that changed. Refused as ITEM_NOT_FOUND when one is not in
   * the menu, and as CHANGED_MEANWHILE when one is not the version that was
   * expected, or has other sizes or extras than the prices are for.
   */
  change({ userId, requestId }: MessageContext, sent: ChangePrices): Promise<ItemView[]> {
    const wanted = new Map(
      sent.items.map((prices, at) => [prices.itemId.toLowerCase(), normalizedPrices(prices, at)]),
    );
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, userId, sent.menuId);
      const items = await manager.findBy(Item, { menuId: menu.id, id: In([...wanted.keys()]) });
      if (items.length < wanted.size) throw new DomainError('ITEM_NOT_FOUND');
      const changed = items.flatMap((item) => repriced(item, wanted.get(item.id)!));
      if (changed.length === 0) return [];
      await manager.query(CHANGE, [JSON.stringify(changed)]);
      await emitMenuChanged(manager, menu, requestId);
      await noteActivity(manager, menu, 'prices-changed', { count: changed.length });
      const now = await manager.find(Item, {
        where: { id: In(changed.map(({ id }) => id)) },
        order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
      });
      return now.map(toItemView);
    });
  }
}

/** Prices as rows hold them: an item that has sizes costs what the first of them does. */
function normalizedPrices(sent: ItemPrices, at: number): Wanted {
  const sizes = normalizedOptions(`items.${at}.sizes`, sent.sizes);
  const extras = normalizedOptions(`items.${at}.extras`, sent.extras);
  const price = sizes[0]?.price ?? canonicalPrice(sent.price);
  const { expectedVersion } = sent;
  return { price, sizes, extras, ...(expectedVersion !== undefined && { expectedVersion }) };
}

/** The item's id with its new prices; nothing when they are the ones that it has. */
function repriced(item: Item, wanted: Wanted): ({ id: string } & Prices)[] {
  const { expectedVersion, ...prices } = wanted;
  requireVersion(item, expectedVersion);
  if (!areFor(item.sizes, prices.sizes) || !areFor(item.extras, prices.extras)) {
    throw new DomainError('CHANGED_MEANWHILE');
  }
  return changesTo<Prices, Prices>(item, prices) ? [{ id: item.id, ...prices }] : [];
}

const areFor = (options: ItemOption[], priced: ItemOption[]): boolean =>
  options.length === priced.length &&
  options.every(({ name }, index) => name === priced[index]!.name);
