import { DashboardStats, menus } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';

@ApiTags('Panel')
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly client: MessageClient) {}

  @Get('stats')
  @Answers('Cuántos menús e ítems tengo, y cuántos menús publicados', { body: DashboardStats })
  stats(@Caller() caller: CallerContext): Promise<DashboardStats> {
    return this.client.call(menus.dashboard.stats, {}, caller);
  }
}
