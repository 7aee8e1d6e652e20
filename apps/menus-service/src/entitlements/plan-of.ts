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

@Injectable()
export class PlanOf {
  constructor(private readonly clock: Clock) {}

  /** Returns the plan, which is Free without an event from billing-service and after the plan's end. */
  async owner(manager: EntityManager, accountId: string): Promise<Plan> {
    const entitlement = await manager.findOneBy(Entitlement, { accountId });
    const now = this.clock.now();
    return planOf(
      entitlement ? effectivePlan(entitlement.plan, entitlement.expiresAt, now) : 'free',
    );
  }

  /** @throws DomainError PLAN_REQUIRED with the cheapest plan that includes the ability */
  async require(manager: EntityManager, accountId: string, ability: Ability): Promise<void> {
    const { entitlements } = await this.owner(manager, accountId);
    if (!entitlements[ability]) {
      throw new DomainError('PLAN_REQUIRED', { plan: planWith(ability).id });
    }
  }
}
