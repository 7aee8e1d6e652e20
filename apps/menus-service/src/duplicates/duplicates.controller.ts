import { DuplicateMenu, menus, type MenuView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DuplicatesService } from './duplicates.service';

@Controller()
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Handles(menus.menu.duplicate)
  duplicate(@Payload() wanted: DuplicateMenu, @Ctx() context: MessageContext): Promise<MenuView> {
    return this.duplicates.duplicate(context, wanted);
  }
}
