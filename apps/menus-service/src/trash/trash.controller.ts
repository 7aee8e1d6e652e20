import { MenuOverVersion, menus, type MenuView, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DeletedMenusService } from './deleted-menus.service';

@Controller()
export class TrashController {
  constructor(private readonly menus: DeletedMenusService) {}

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
}
