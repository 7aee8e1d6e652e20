import {
  DomainError,
  media,
  type IssueTicket,
  type ObjectPurpose,
  type RedeemedTicket,
  type RequestTo,
  type UploadTicketView,
} from '@cartaviva/contracts';
import { uploadKey } from '@cartaviva/object-storage';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { MAX_BYTES } from '../objects/max-bytes';
import { StorageQuotaService } from '../storage-quota/storage-quota.service';
import { UploadTicket } from './upload-ticket.entity';

const TICKET_TTL_MS = 10 * 60_000;

/** Issues upload tickets. Each is valid for one image of one owner for a limited time. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quota: StorageQuotaService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'PUBLIC_URL'>,
  ) {}

  /** Throws STORAGE_LIMIT_REACHED if the plan has no space left. */
  @Handles(media.ticket.issue)
  async issue(wishes: IssueTicket, context: MessageContext): Promise<UploadTicketView> {
    const { accountId } = context;
    const { purpose = null, size } = wishes;
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + TICKET_TTL_MS);
    const room = { wantedBytes: size, mostBytes: MAX_BYTES[purpose ?? 'item'] };
    await this.quota.reserve(context, room, async (manager, maxBytes) => {
      const ticket = { id, accountId, purpose, maxBytes, expiresAt };
      await manager.insert(UploadTicket, ticket);
    });
    return { uploadURL: `${this.config.PUBLIC_URL}/api/uploads/${id}` };
  }

  /**
   * Lets the user send the file. A repeated call, for example after a lost answer, works until the file has become
   * an image.
   * @throws DomainError UPLOAD_EXPIRED
   */
  @Handles(media.ticket.redeem)
  async redeem(
    { ticketId: id }: RequestTo<typeof media.ticket.redeem>,
    { accountId }: MessageContext,
  ): Promise<RedeemedTicket> {
    const now = this.clock.now();
    const { affected } = await this.tickets
      .createQueryBuilder()
      .update()
      .set({ redeemedAt: now })
      .where({ id, accountId, expiresAt: MoreThan(now) })
      .andWhere('NOT EXISTS (SELECT FROM objects WHERE objects.id = :id)', { id })
      .execute();
    if (!affected) throw new DomainError('UPLOAD_EXPIRED');
    const { maxBytes } = await this.tickets.findOneByOrFail({ id });
    return { storageKey: uploadKey(id), maxBytes };
  }

  /** Throws UPLOAD_EXPIRED unless the user has sent a file with the ticket, and the ticket allows this purpose. */
  async requireRedeemed(id: string, accountId: string, purpose: ObjectPurpose): Promise<void> {
    const redeemed = { id, accountId, redeemedAt: Not(IsNull()) };
    const fits = [
      { ...redeemed, purpose },
      { ...redeemed, purpose: IsNull() },
    ];
    if (!(await this.tickets.existsBy(fits))) throw new DomainError('UPLOAD_EXPIRED');
  }

  async confirm(id: string): Promise<void> {
    await this.tickets.update({ id, confirmedAt: IsNull() }, { confirmedAt: this.clock.now() });
  }

  private get tickets() {
    return this.dataSource.getRepository(UploadTicket);
  }
}
