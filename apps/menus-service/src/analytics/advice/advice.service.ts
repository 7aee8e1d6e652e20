import { menus, type Advice, type RequestTo } from '@cartaviva/contracts';
import { ADVICE_DAYS, adviceOf } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';
import { getOwnMenu } from '../../menus/own-menu';
import { AnalyticsService } from '../report/analytics.service';
import { advisedMenu } from './advised-menu';
import { peopleBy } from './people';

/** Advice about a menu, from the figures of its last 30 days. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
    private readonly analytics: AnalyticsService,
  ) {}

  /** @throws DomainError PLAN_REQUIRED below Profesional */
  @Handles(menus.analytics.advice)
  async of(
    { menuId }: RequestTo<typeof menus.analytics.advice>,
    context: Pick<MessageContext, 'accountId'>,
  ): Promise<Advice[]> {
    const { manager } = this.dataSource;
    const menu = await getOwnMenu(manager, context.accountId, menuId);
    await this.plan.require(manager, context.accountId, 'advancedAnalytics');
    const { details, ...figures } = await this.analytics.of({ menuId, days: ADVICE_DAYS }, context);
    // The plan may have ended since the check.
    if (!details) return [];
    const texts = details.searches.map(({ text }) => text);
    const tags = details.filters.map(({ tag }) => tag);
    const searched = await peopleBy(manager, menuId, figures, 'search', texts);
    const filtered = await peopleBy(manager, menuId, figures, 'filter', tags);
    const people = {
      searches: details.searches.map(({ text }) => ({ text, visitors: searched(text) })),
      filters: details.filters.map(({ tag }) => ({ tag, visitors: filtered(tag) })),
    };
    const advised = await advisedMenu(manager, menu, figures.from);
    return adviceOf({ ...figures, details: { ...details, ...people } }, advised);
  }
}
