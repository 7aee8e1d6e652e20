import { DomainError, type FetchImage } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Inject, Injectable } from '@nestjs/common';
import { TicketsService } from '../tickets/tickets.service';
import { WebhookTargets } from '../webhooks/webhook-targets';
import { openRemoteFile } from './open-remote-file';

/** Longest time that another site may take, from its first address to the last byte, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Images that are fetched from other sites. */
@Injectable()
export class RemoteImagesService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly targets: WebhookTargets,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Stores the file at a public address as the upload of a ticket, as a browser would send it. Refused as
   * UPLOAD_TOO_LARGE, as STORAGE_FULL, and as INVALID_INPUT for an address that cannot be read.
   */
  async fetch({ ticketId, url }: FetchImage, accountId: string): Promise<void> {
    const { maxBytes } = await this.tickets.redeem(ticketId, accountId);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const addressOf = (address: URL) => this.targets.addressOf(address);
      const file = await openRemoteFile(new URL(url), { addressOf, signal });
      try {
        await this.storage.write(uploadKey(ticketId), file, { maxBytes });
      } finally {
        file.destroy();
      }
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

/** What another site does, or where its address leads, is the fault of the address. */
function refusalOf(error: unknown): DomainError {
  const isOurs = error instanceof DomainError && error.code !== 'WEBHOOK_FORBIDDEN_TARGET';
  if (isOurs) return error;
  return new DomainError('INVALID_INPUT', { fields: { url: RULE_MESSAGES.photoUrl } });
}
