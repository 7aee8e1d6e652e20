import type { AccountTransferred } from '@cartaviva/contracts';
import { AccountTransfers } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';

/** All but what the person shows of themself. */
const MOVE_OBJECTS = `UPDATE objects SET owner_id = $2 WHERE owner_id = $1 AND purpose <> 'profile'`;
const MOVE_TICKETS = `
  UPDATE upload_tickets SET user_id = $2 WHERE user_id = $1 AND purpose IS DISTINCT FROM 'profile'`;
/** Who made them is a member from now on, or the owner: those of the former owner end when they leave. */
const MOVE_WEBHOOKS = `
  UPDATE webhooks SET user_id = $2,
    made_by = CASE WHEN made_by = $2 THEN NULL ELSE coalesce(made_by, $1) END
  WHERE user_id = $1`;

/** Moves an account's images, uploads and webhooks to its new owner: what they take counts to theirs. */
@Injectable()
export class AccountTransfersService {
  constructor(private readonly transfers: AccountTransfers) {}

  /** Once, however often it is told. */
  async follow(transferred: AccountTransferred): Promise<void> {
    await this.transfers.follow(transferred, async (manager) => {
      const { fromId, toId } = transferred;
      for (const move of [MOVE_WEBHOOKS, MOVE_OBJECTS, MOVE_TICKETS]) {
        await manager.query(move, [fromId, toId]);
      }
    });
  }
}
