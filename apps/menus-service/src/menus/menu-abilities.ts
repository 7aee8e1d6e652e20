import { PLAIN_QR, requireReadableQr } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { PlanOf } from '../entitlements/plan-of';
import type { Menu } from './menu.entity';

/** Features of a menu that require a plan. Existing ones stay after the plan ends. */
@Injectable()
export class MenuAbilities {
  constructor(private readonly plan: PlanOf) {}

  /**
   * @throws DomainError PLAN_REQUIRED for a further language or a designed QR code outside the plan; QR_UNREADABLE
   *   for a code that phones cannot read
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
