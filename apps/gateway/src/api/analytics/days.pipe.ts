import { ANALYTICS_DAYS, DomainError, type AnalyticsDays } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** `?days=30`: one of the periods there are; the shortest when none is named. */
@Injectable()
export class DaysPipe implements PipeTransform<unknown, AnalyticsDays> {
  transform(asked: unknown): AnalyticsDays {
    if (asked === undefined) return ANALYTICS_DAYS[0];
    const days = ANALYTICS_DAYS.find((days) => String(days) === asked);
    if (days) return days;
    throw new DomainError('INVALID_INPUT', { fields: { days: RULE_MESSAGES.days } });
  }
}
