import type { AccountTransferred } from '@cartaviva/contracts';
import { effectivePlan, PLANS } from '@cartaviva/domain';
import { AccountTransfers, moveRows } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Entitlement } from '../entitlements/entitlement.entity';
import { Menu } from '../menus/menu.entity';
import { endGrants } from '../scheduled-changes/schedule-departures';
import { OWNER_TABLES } from './owner-tables';

/** Who gave the account changed it as a member did, and who took it as its owner; keys are the account's. */
const SIGN_VERSIONS = `
  UPDATE menu_versions SET
    author = CASE WHEN author = 'key' THEN 'key' WHEN author_id = $3 THEN 'owner' ELSE 'member' END,
    author_name = CASE WHEN author = 'key' THEN author_name WHEN author_id = $3 THEN NULL ELSE $4 END,
    author_id = CASE WHEN author = 'key' THEN $3 ELSE author_id END
  WHERE menu_id = ANY($1) AND (
    author IN ('owner', 'key') AND author_id = $2 OR author = 'member' AND author_id = $3)`;

/** Names the former owner explicitly, because null always means the current owner. */
const NAME_WHO_SCHEDULED = `
  UPDATE scheduled_changes
  SET made_by = CASE WHEN made_by = $2 THEN NULL ELSE coalesce(made_by, $1) END
  WHERE account_id = $1 AND status = 'waiting'`;

/** Moves an account's menus, and all that is stored beside them, to its new owner. */
@Injectable()
export class AccountTransfersService {
  constructor(
    private readonly transfers: AccountTransfers,
    private readonly clock: Clock,
  ) {}

  /**
   * Handles each transfer once. Public addresses and codes stay the same. A former owner who leaves loses their
   * grants.
   */
  async follow(transferred: AccountTransferred, requestId: string): Promise<void> {
    await this.transfers.follow(transferred, async (manager) => {
      const { fromId, toId, fromName, stays } = transferred;
      const menus = await manager.find(Menu, {
        where: { accountId: fromId },
        select: { id: true },
        withDeleted: true,
      });
      await manager.query(NAME_WHO_SCHEDULED, [fromId, toId]);
      await moveRows(manager, OWNER_TABLES, transferred);
      const menuIds = menus.map(({ id }) => id);
      await manager.query(SIGN_VERSIONS, [menuIds, fromId, toId, fromName]);
      await this.takePlanAlong(manager, transferred);
      const role = stays ? ('administrator' as const) : null;
      const former = { accountId: toId, personId: fromId, personName: fromName, role };
      await endGrants(manager, former, requestId);
    });
  }

  /** Until billing tells what both have from now on, the higher plan is the account's. */
  private async takePlanAlong(
    manager: EntityManager,
    { fromId, toId }: AccountTransferred,
  ): Promise<void> {
    const [from, to] = [
      await manager.findOneBy(Entitlement, { accountId: fromId }),
      await manager.findOneBy(Entitlement, { accountId: toId }),
    ];
    if (!from || this.rank(from) <= this.rank(to)) return;
    const { plan, expiresAt } = from;
    const known = to?.version ?? 0;
    await manager.save(Entitlement, { accountId: toId, plan, expiresAt, version: known });
    await manager.update(Entitlement, fromId, { plan: 'free', expiresAt: null });
  }

  private rank(entitlement: Entitlement | null): number {
    if (!entitlement) return 0;
    const plan = effectivePlan(entitlement.plan, entitlement.expiresAt, this.clock.now());
    return PLANS.findIndex(({ id }) => id === plan);
  }
}
