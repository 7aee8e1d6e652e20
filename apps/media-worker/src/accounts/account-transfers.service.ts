import type { AccountTransferred } from '@cartaviva/contracts';
import { AccountTransfers } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { WebhookDepartures } from '../webhooks/webhook-departures';

/** All but what the person shows of themself. */
const MOVE_OBJECTS = `UPDATE objects SET account_id = $2 WHERE account_id = $1 AND purpose <> 'profile'`;
const MOVE_TICKETS = `
  UPDATE upload_tickets SET account_id = $2 WHERE account_id = $1 AND purpose IS DISTINCT FROM 'profile'`;
/** Names the former owner explicitly, because null always means the current owner. */
const maker = (column: string) => `
  ${column} = CASE WHEN ${column} = $2 THEN NULL ELSE coalesce(${column}, $1) END`;
const MOVE_WEBHOOKS = `
  UPDATE webhooks SET account_id = $2,
    ${['made_by', 'secret_made_by', 'previous_secret_made_by'].map(maker).join()}
  WHERE account_id = $1`;

/** Moves an account's images, uploads and webhooks to its new owner: what they take counts to theirs. */
@Injectable()
export class AccountTransfersService {
  constructor(
    private readonly transfers: AccountTransfers,
    private readonly departures: WebhookDepartures,
  ) {}

  /** Handles each transfer once, however often it arrives. A former owner who leaves also loses their grants. */
  async follow(transferred: AccountTransferred, requestId: string): Promise<void> {
    await this.transfers.follow(transferred, async (manager) => {
      const { fromId, toId, fromName: personName, stays } = transferred;
      for (const move of [MOVE_WEBHOOKS, MOVE_OBJECTS, MOVE_TICKETS]) {
        await manager.query(move, [fromId, toId]);
      }
      const role = stays ? ('administrator' as const) : null;
      const former = { accountId: toId, personId: fromId, personName, role };
      await this.departures.end(manager, former, requestId);
    });
  }
}
