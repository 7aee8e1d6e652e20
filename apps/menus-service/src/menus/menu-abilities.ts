import { PLAIN_QR, requireReadableQr } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { PlanOf } from '../entitlements/plan-of';
import type { Menu } from './menu.entity';

/** What of a menu needs a plan. What a menu has already stays after the plan ends. */
@Injectable()
export class MenuAbilities {
  constructor(private readonly plan: PlanOf) {}

  /**
   * Refuses as PLAN_REQUIRED one more language, and another code than the plain one, where the owner's
   * plan lacks it; and as QR_UNREADABLE a code that phones could not read.
   */
  async require(
    manager: EntityManager,
    { accountId, languages }: Menu,
    wanted: Partial<Pick<Menu, 'languages' | 'qrDesign'>>,
  ): Promise<void> {
    const addsLanguage = wanted.languages?.some((language) => !languages.includes(language));
    if (addsLanguage) await this.plan.require(manager, accountId, 'languages');
    const { qrDesign } = wanted;
    if (!qrDesign || isDeepStrictEqual(qrDesign, PLAIN_QR)) return;
    requireReadableQr(qrDesign);
    await this.plan.require(manager, accountId, 'branding');
  }
}
