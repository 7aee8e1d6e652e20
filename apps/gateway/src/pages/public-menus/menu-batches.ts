import {
  DomainError,
  menus,
  MENUS_PER_BATCH,
  VISITOR,
  type PublicMenuReply,
  type PublicMenusReply,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Timeout in milliseconds. A diner does not wait long for a newer page if an older one is cached. */
const FIND_TIMEOUT_MS = 2000;

type Replies = ReadonlyMap<string, PublicMenusReply[number]>;

const NONE: Replies = new Map();

interface Batch {
  readonly menuIds: Set<string>;
  /** Resolves to an empty map if each menu must be requested separately. */
  readonly replies: Promise<Replies>;
}

/** Returns true if no service answered, as opposed to an error response. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';

/**
 * Combines requests for menus in one turn of the event loop into one message to menus-service. A batch costs every
 * process on its way about as much as a single menu. No request waits for another turn.
 */
@Injectable()
export class MenuBatches {
  private open: Batch | undefined;

  constructor(private readonly client: MessageClient) {}

  /** Rejects with UNAVAILABLE if menus-service does not answer in time. */
  async find(menuId: string, requestId: string): Promise<PublicMenuReply> {
    const batch = (this.open ??= this.begin(requestId));
    batch.menuIds.add(menuId);
    if (batch.menuIds.size === MENUS_PER_BATCH) this.open = undefined;
    const reply = (await batch.replies).get(menuId);
    return reply && reply.state !== 'large' ? reply : this.findAlone(menuId, requestId);
  }

  private begin(requestId: string): Batch {
    const menuIds = new Set<string>();
    const close = () => {
      if (this.open === batch) this.open = undefined;
      return this.ask([...menuIds], requestId);
    };
    const batch: Batch = { menuIds, replies: endOfTurn().then(close) };
    return batch;
  }

  /** If a batch fails, its menus are requested one by one, because a single menu may be the cause. */
  private async ask(menuIds: string[], requestId: string): Promise<Replies> {
    if (menuIds.length === 1) return NONE;
    try {
      const replies = await this.client.call(
        menus.publicMenu.findMany,
        { menuIds },
        contextOf(requestId),
      );
      return new Map(menuIds.map((menuId, at) => [menuId, replies[at]!]));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return NONE;
    }
  }

  private findAlone(menuId: string, requestId: string): Promise<PublicMenuReply> {
    return this.client.call(menus.publicMenu.find, { menuId }, contextOf(requestId));
  }
}

const contextOf = (requestId: string) => ({
  actor: VISITOR,
  requestId,
  timeoutMs: FIND_TIMEOUT_MS,
});
