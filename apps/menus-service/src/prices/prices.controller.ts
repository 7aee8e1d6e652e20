import { ChangePrices, menus, type ItemView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PricesService } from './prices.service';

@Controller()
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Handles(menus.menu.changePrices)
  change(@Payload() prices: ChangePrices, @Ctx() context: MessageContext): Promise<ItemView[]> {
    return this.prices.change(context, prices);
  }
}
