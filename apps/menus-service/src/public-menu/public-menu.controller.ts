import {
  MenuRequest,
  menus,
  PublicMenusRequest,
  type PublicMenuReply,
  type PublicMenusReply,
} from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PublicMenuService } from './public-menu.service';

@Controller()
export class PublicMenuController {
  constructor(private readonly publicMenu: PublicMenuService) {}

  @Handles(menus.publicMenu.find)
  find(@Payload() { menuId }: MenuRequest): Promise<PublicMenuReply> {
    return this.publicMenu.find(menuId);
  }

  @Handles(menus.publicMenu.findMany)
  findMany(@Payload() { menuIds }: PublicMenusRequest): Promise<PublicMenusReply> {
    return this.publicMenu.findMany(menuIds);
  }
}
