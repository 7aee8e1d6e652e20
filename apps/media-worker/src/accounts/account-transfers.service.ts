import type { AccountTransferred } from '@cartaviva/contracts';
import { AccountTransfers, moveRows } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { OWNER_TABLES } from './owner-tables';

/** All but what the person shows of themself. */
const MOVE_OBJECTS = `UPDATE objects SET owner_id = $2 WHERE owner_id = $1 AND purpose <> 'profile'`;
const MOVE_TICKETS = `
  UPDATE upload_tickets SET user_id = $2 WHERE user_id = $1 AND purpose IS DISTINCT FROM 'profile'`;

/** Moves an account's images, uploads and webhooks to its new owner: what they take counts to theirs. */
@Injectable()
export class AccountTransfersService {
  constructor(private readonly transfers: AccountTransfers) {}

  /** Once, however often it is told. */
  async follow(transferred: AccountTransferred): Promise<void> {
    await this.transfers.follow(transferred, async (manager) => {
      const { fromId, toId } = transferred;
      await moveRows(manager, OWNER_TABLES, transferred);
      await manager.query(MOVE_OBJECTS, [fromId, toId]);
      await manager.query(MOVE_TICKETS, [fromId, toId]);
    });
  }
}
