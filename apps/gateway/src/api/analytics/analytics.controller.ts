import {
  ANALYTICS_DAYS,
  DomainError,
  MenuAnalytics,
  menus,
  type AnalyticsDays,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Injectable, Param, Query, type PipeTransform } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { RULE_MESSAGES } from '@cartaviva/domain';

/** `?days=30`: one of the periods there are; the shortest when none is named. */
@Injectable()
class DaysPipe implements PipeTransform<unknown, AnalyticsDays> {
  transform(asked: unknown): AnalyticsDays {
    if (asked === undefined) return ANALYTICS_DAYS[0];
    const days = ANALYTICS_DAYS.find((days) => String(days) === asked);
    if (days) return days;
    throw new DomainError('INVALID_INPUT', { fields: { days: RULE_MESSAGES.days } });
  }
}

@ApiTags('Analytics')
@TakesKeys('analytics:read')
@Controller('api/menus/:menuId/analytics')
export class AnalyticsController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @ApiQuery({
    name: 'days',
    required: false,
    schema: { type: 'integer', enum: [...ANALYTICS_DAYS] },
  })
  @Answers('Qué hicieron los comensales con un menú mío', {
    body: MenuAnalytics,
    refuses: ['PLAN_REQUIRED'],
  })
  of(
    @Param('menuId', IdPipe) menuId: string,
    @Query('days', DaysPipe) days: AnalyticsDays,
    @Caller() caller: CallerContext,
  ): Promise<MenuAnalytics> {
    return this.client.call(menus.analytics.of, { menuId, days }, caller);
  }
}
