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

/** A diner with an older page at hand does not wait long for a newer one, in milliseconds. */
const FIND_TIMEOUT_MS = 2000;

type Replies = ReadonlyMap<string, PublicMenusReply[number]>;

const NONE: Replies = new Map();

interface Batch {
  readonly menuIds: Set<string>;
  /** Nothing where each of the menus is to be asked for by itself. */
  readonly replies: Promise<Replies>;
}

/** Whether nobody answered, rather than refused. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';

/**
 * Asks menus-service what diners are shown of menus: those that are asked for in one turn of the loop in one
 * message, which costs all the processes on its way about as much as one menu does. Nobody waits for another turn.
 */
@Injectable()
export class MenuBatches {
  private open: Batch | undefined;

  constructor(private readonly client: MessageClient) {}

  /** Rejects as UNAVAILABLE when nobody answers in time. */
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

  /** A batch that is refused leaves its menus to be asked for one by one: a single menu may be why. */
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
