import { ArrangeMenu, menus, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrderService } from './order.service';

@Controller()
export class OrderController {
  constructor(private readonly order: OrderService) {}

  @Handles(menus.menu.arrange)
  async arrange(@Payload() wanted: ArrangeMenu, @Ctx() context: MessageContext): Promise<Nothing> {
    await this.order.arrange(context, wanted);
    return {};
  }
}
