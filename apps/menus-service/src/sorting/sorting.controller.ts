import { ArrangeMenu, menus, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SortingService } from './sorting.service';

@Controller()
export class SortingController {
  constructor(private readonly sorting: SortingService) {}

  @Handles(menus.menu.arrange)
  async arrange(@Payload() wanted: ArrangeMenu, @Ctx() context: MessageContext): Promise<Nothing> {
    await this.sorting.arrange(context, wanted);
    return {};
  }
}
