import {
  CreateMenu,
  MenuRequest,
  menus,
  SearchMenus,
  UpdateMenu,
  type MenuView,
  type Page,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MenusService } from './menus.service';

@Controller()
export class MenusController {
  constructor(private readonly menus: MenusService) {}

  @Handles(menus.menu.list)
  list(@Payload() asked: SearchMenus, @Ctx() context: MessageContext): Promise<Page<MenuView>> {
    return this.menus.list(context, asked);
  }

  @Handles(menus.menu.create)
  create(@Payload() menu: CreateMenu, @Ctx() context: MessageContext): Promise<MenuView> {
    return this.menus.create(context, menu);
  }

  @Handles(menus.menu.get)
  get(@Payload() { menuId }: MenuRequest, @Ctx() context: MessageContext): Promise<MenuView> {
    return this.menus.get(context, menuId);
  }

  @Handles(menus.menu.update)
  update(@Payload() change: UpdateMenu, @Ctx() context: MessageContext): Promise<MenuView> {
    return this.menus.update(context, change);
  }
}
