import {
  DeleteItems,
  ItemOverVersion,
  MenuOverVersion,
  menus,
  type DeletionReport,
  type ItemView,
  type MenuView,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DeletedItemsService } from './deleted-items.service';
import { DeletedMenusService } from './deleted-menus.service';

@Controller()
export class TrashController {
  constructor(
    private readonly menus: DeletedMenusService,
    private readonly items: DeletedItemsService,
  ) {}

  @Handles(menus.menu.delete)
  async deleteMenu(
    @Payload() menu: MenuOverVersion,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.menus.delete(context, menu);
    return {};
  }

  @Handles(menus.menu.restore)
  restoreMenu(@Payload() menu: MenuOverVersion, @Ctx() context: MessageContext): Promise<MenuView> {
    return this.menus.restore(context, menu);
  }

  @Handles(menus.item.delete)
  async deleteItem(
    @Payload() item: ItemOverVersion,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.items.delete(context, item);
    return {};
  }

  @Handles(menus.item.deleteMany)
  deleteItems(
    @Payload() request: DeleteItems,
    @Ctx() context: MessageContext,
  ): Promise<DeletionReport> {
    return this.items.deleteMany(context, request);
  }

  @Handles(menus.item.restore)
  restoreItem(@Payload() item: ItemOverVersion, @Ctx() context: MessageContext): Promise<ItemView> {
    return this.items.restore(context, item);
  }
}
