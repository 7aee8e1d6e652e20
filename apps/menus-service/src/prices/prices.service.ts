import {
  DomainError,
  menus,
  type ItemPricesRow,
  type ItemView,
  type RequestTo,
} from '@cartaviva/contracts';
import { normalizedPrices, requirePricesFor, type Prices } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { changesTo } from '../changes-to';
import { updated } from '../menus/content-changes';
import { lockOwnMenu } from '../menus/own-menu';
import { emitMenusChanged } from '../menus/emit-menu-changed';
import { writePrices } from './write-prices';

@Injectable()
export class PricesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Changes all prices or none.
   * @returns the changed items
   * @throws DomainError ITEM_NOT_FOUND if an item is not in the menu; CHANGED_MEANWHILE if an item does not have the
   *   expected version, or has other sizes or extras than the request
   */
  @Handles(menus.menu.changePrices)
  change(
    sent: RequestTo<typeof menus.menu.changePrices>,
    context: MessageContext,
  ): Promise<ItemView[]> {
    const wanted = new Map(
      sent.items.map((prices, at) => [prices.itemId.toLowerCase(), { sent: prices, at }]),
    );
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, context.accountId, sent.menuId, { over: sent });
      const items = await manager.findBy(Item, { menuId: menu.id, id: In([...wanted.keys()]) });
      if (items.length < wanted.size) throw new DomainError('ITEM_NOT_FOUND');
      const before = new Map(items.map((item) => [item.id, toItemView(item)]));
      const changed = items.flatMap((item) => repriced(item, wanted.get(item.id)!));
      if (changed.length === 0) return [];
      const views = (await writePrices(manager, changed)).map(toItemView);
      const changes = views.flatMap((view) => updated('item', before.get(view.id)!, view));
      const notes = [{ kind: 'prices-changed', count: changed.length }] as const;
      await emitMenusChanged(manager, [{ menu, changes, notes }], context, { kind: 'prices' });
      return views;
    });
  }
}

interface Wanted {
  readonly sent: ItemPricesRow;
  /** Index in the list, for errors by field. */
  readonly at: number;
}

function repriced(item: Item, { sent, at }: Wanted): ({ id: string } & Prices)[] {
  const { price, sizes = item.sizes, extras = item.extras, expectedVersion } = sent;
  const prices = normalizedPrices({ price, sizes, extras }, at);
  requirePricesFor(item, prices, expectedVersion);
  return changesTo<Prices, Prices>(item, prices) ? [{ id: item.id, ...prices }] : [];
}
