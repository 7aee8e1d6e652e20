import { DomainError } from '@cartaviva/contracts';
import {
  effectivePlan,
  planOf,
  planWith,
  type Entitlement as Ability,
  type Plan,
} from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Entitlement } from './entitlement.entity';

/** The plan that counts for an owner now, and what it opens. */
@Injectable()
export class PlanOf {
  constructor(private readonly clock: Clock) {}

  /** Free when billing-service never sent another, or when that one has ended. */
  async owner(manager: EntityManager, accountId: string): Promise<Plan> {
    const entitlement = await manager.findOneBy(Entitlement, { accountId });
    const now = this.clock.now();
    return planOf(
      entitlement ? effectivePlan(entitlement.plan, entitlement.expiresAt, now) : 'free',
    );
  }

  /** Refuses as PLAN_REQUIRED, naming the cheapest plan that opens the ability. */
  async require(manager: EntityManager, accountId: string, ability: Ability): Promise<void> {
    const { entitlements } = await this.owner(manager, accountId);
    if (!entitlements[ability]) {
      throw new DomainError('PLAN_REQUIRED', { plan: planWith(ability).id });
    }
  }
}
