import {
  MenuComparison,
  MenuComparisonRequest,
  menus,
  WeeklyMail,
  type Page,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { ApiDays } from './period.pipe';

@ApiTags('Analytics')
@Controller('api/analytics')
export class AllMenusAnalyticsController {
  constructor(private readonly client: MessageClient) {}

  @Get('menus')
  @TakesKeys('analytics:read')
  @ApiDays()
  @Paged()
  @Answers('Mis menús, comparados en un mismo período, el más visto primero', {
    body: MenuComparison,
    list: true,
    refuses: ['PLAN_REQUIRED'],
  })
  compare(
    @PageQuery(MenuComparisonRequest) asked: MenuComparisonRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<MenuComparison>> {
    return this.client.call(menus.analytics.compare, asked, caller);
  }

  @Get('weekly-mail')
  @Answers('Si recibo cada semana un email con qué hacer', {
    body: WeeklyMail,
    refuses: ['PLAN_REQUIRED'],
  })
  getWeeklyMail(@CallerThemself() caller: CallerContext): Promise<WeeklyMail> {
    return this.client.call(menus.analytics.weeklyMail, {}, caller);
  }

  @Put('weekly-mail')
  @Answers('Recibir o dejar de recibir el email de la semana', {
    body: WeeklyMail,
    refuses: ['PLAN_REQUIRED'],
  })
  setWeeklyMail(
    @Body() mail: WeeklyMail,
    @CallerThemself() caller: CallerContext,
  ): Promise<WeeklyMail> {
    return this.client.call(menus.analytics.setWeeklyMail, mail, caller);
  }
}
