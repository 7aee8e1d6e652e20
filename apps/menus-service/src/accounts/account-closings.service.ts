import { identityEvents, type AccountClosing } from '@cartaviva/contracts';
import { Listens } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { changed } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import { toMenuView } from '../menus/menu.view';
import { noteClosing } from './closed-accounts';

/** Cancels scheduled changes. They stay canceled if the owner keeps the account. */
const CANCEL = `
  UPDATE scheduled_changes
  SET status = 'cancelled', reason = 'account-closing', ended_at = clock_timestamp()
  WHERE account_id = $1 AND status = 'waiting'`;

/** Takes an owner's menus offline while the account is being deleted, and online again if the owner stays. */
@Injectable()
export class AccountClosingsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Older events, and events that arrive twice, change nothing. */
  @Listens(identityEvents.accountClosing)
  async follow(closing: AccountClosing, context: Omit<Acting, 'userId'>): Promise<void> {
    const { actor, requestId } = context;
    const acting = { actor, requestId, userId: closing.userId };
    await this.dataSource.transaction(async (manager) => {
      if (!(await noteClosing(manager, closing))) return;
      // Scheduled changes are locked before menus, in the same order as the sweep, to avoid deadlocks.
      if (closing.erasesAt !== null) await manager.query(CANCEL, [closing.accountId]);
      const menus = await manager.find(Menu, {
        where: { accountId: closing.accountId },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      const isClosed = closing.erasesAt !== null;
      for (const menu of menus) {
        const changes = menu.isPublished ? [turnOf(menu, isClosed, closing.userId)] : [];
        await emitMenuChanged(manager, menu, acting, { isClosed, changes });
      }
    });
  }
}

/** Describes a published menu that becomes hidden or visible as its account closes or opens. */
function turnOf(menu: Menu, isClosed: boolean, userId: string) {
  const view = { ...toMenuView(menu, userId), isPublished: !isClosed };
  return changed(isClosed ? 'menu.unpublished' : 'menu.published', view);
}
