import { menus, Nothing, type DashboardStats } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DashboardService } from './dashboard.service';

@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Handles(menus.dashboard.stats)
  stats(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<DashboardStats> {
    return this.dashboard.stats(context);
  }
}
