import { DomainError, menus, type MenuView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';

/** Asks for a menu in its owner's name. */
@Injectable()
export class OwnMenus {
  constructor(private readonly client: MessageClient) {}

  /** The caller's own menu; nothing when it is another's, when it is missing, or for a visitor. */
  async find(menuId: string, caller: CallerContext): Promise<MenuView | undefined> {
    if (caller.actor.kind !== 'user') return undefined;
    try {
      return await this.client.call(menus.menu.get, { menuId }, caller);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'MENU_NOT_FOUND') return undefined;
      throw error;
    }
  }
}
