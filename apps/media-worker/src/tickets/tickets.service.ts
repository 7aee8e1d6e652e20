import { DomainError } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { UploadTicket } from './upload-ticket.entity';

const VALID_MS = 10 * 60_000;

/** Issues upload tickets and sees that each is used once, in time, by whom it belongs to. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the new ticket's id */
  async issue(userId: string): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    await this.tickets.insert({ id, userId, expiresAt });
    return id;
  }

  /** Uses a ticket up, in one statement: of two at once, one is refused with UPLOAD_EXPIRED. */
  async redeem(id: string): Promise<void> {
    const now = this.clock.now();
    const unused = { id, redeemedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await this.tickets.update(unused, { redeemedAt: now });
    if (!affected) throw new DomainError('UPLOAD_EXPIRED');
  }

  /** Refuses with UPLOAD_EXPIRED unless the user has sent something with the ticket. */
  async requireRedeemed(id: string, userId: string): Promise<void> {
    const isRedeemed = await this.tickets.existsBy({ id, userId, redeemedAt: Not(IsNull()) });
    if (!isRedeemed) throw new DomainError('UPLOAD_EXPIRED');
  }

  async confirm(id: string): Promise<void> {
    await this.tickets.update({ id, confirmedAt: IsNull() }, { confirmedAt: this.clock.now() });
  }

  private get tickets() {
    return this.dataSource.getRepository(UploadTicket);
  }
}
