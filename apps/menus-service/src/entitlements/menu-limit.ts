import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { lockOwner } from './lock-owner';
import { PlanOf } from './plan-of';

/** Limit of menus per owner, published or not (specification §9). */
@Injectable()
export class MenuLimit {
  constructor(private readonly plan: PlanOf) {}

  /**
   * Locks the owner until the transaction ends, so that concurrent creations are counted.
   * @throws DomainError MENU_LIMIT_REACHED if the plan allows no further menu
   */
  async requireRoom(manager: EntityManager, accountId: string): Promise<void> {
    await lockOwner(manager, accountId);
    await this.require(manager, accountId, (menus, limit) => menus < limit);
  }

  /**
   * Prevents new publications after a downgrade; published menus stay online (decisions, "Lapse or downgrade").
   * @throws DomainError MENU_LIMIT_REACHED if the owner has more menus than the plan allows
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
