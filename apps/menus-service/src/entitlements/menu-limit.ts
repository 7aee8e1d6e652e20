import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { lockOwner } from './lock-owner';
import { PlanOf } from './plan-of';

/** How many menus an owner may have, published or not (specification §9). */
@Injectable()
export class MenuLimit {
  constructor(private readonly plan: PlanOf) {}

  /**
   * Refuses as MENU_LIMIT_REACHED when the owner's plan has no room for one menu more. The owner is
   * locked until the transaction ends, so parallel creations are counted one after another.
   */
  async requireRoom(manager: EntityManager, accountId: string): Promise<void> {
    await lockOwner(manager, accountId);
    await this.require(manager, accountId, (menus, limit) => menus < limit);
  }

  /**
   * Refuses as MENU_LIMIT_REACHED while the owner has more menus than the plan allows: after a lapse
   * what is online stays there and nothing further joins it (decisions, "Lapse or downgrade").
   */
  async requireNoExcess(manager: EntityManager, accountId: string): Promise<void> {
    await this.require(manager, accountId, (menus, limit) => menus <= limit);
  }

  private async require(
    manager: EntityManager,
    accountId: string,
    allowed: (menus: number, limit: number) => boolean,
  ): Promise<void> {
    const { id: plan, menuLimit: limit } = await this.plan.owner(manager, accountId);
    if (limit === null) return;
    const menus = await manager.countBy(Menu, { accountId });
    if (!allowed(menus, limit)) throw new DomainError('MENU_LIMIT_REACHED', { plan, limit });
  }
}
