import {
  ItemRequest,
  MenuRequest,
  menus,
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
    @Payload() { menuId }: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.menus.delete(context, menuId);
    return {};
  }

  @Handles(menus.menu.restore)
  restoreMenu(
    @Payload() { menuId }: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<MenuView> {
    return this.menus.restore(context, menuId);
  }

  @Handles(menus.item.delete)
  async deleteItem(
    @Payload() { itemId }: ItemRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.items.delete(context, itemId);
    return {};
  }

  @Handles(menus.item.restore)
  restoreItem(
    @Payload() { itemId }: ItemRequest,
    @Ctx() context: MessageContext,
  ): Promise<ItemView> {
    return this.items.restore(context, itemId);
  }
}
