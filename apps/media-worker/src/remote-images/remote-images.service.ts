import { DomainError, media, type FetchImage } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { TicketsService } from '../tickets/tickets.service';
import { WebhookTargets } from '../webhooks/webhook-targets';
import { openRemoteFile } from './open-remote-file';

/** Time limit, in milliseconds, for the whole download including redirects. */
const TIMEOUT_MS = 10_000;

@Injectable()
export class RemoteImagesService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly targets: WebhookTargets,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Stores the file at a public URL as the upload of a ticket, as if a browser had sent it. Throws UPLOAD_TOO_LARGE,
   * STORAGE_FULL, and INVALID_INPUT for a URL that cannot be read.
   */
  @Handles(media.ticket.fetch)
  async fetch({ ticketId, url }: FetchImage, context: MessageContext): Promise<void> {
    const { storageKey, maxBytes } = await this.tickets.redeem({ ticketId }, context);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const addressOf = (address: URL) => this.targets.addressOf(address);
      const file = await openRemoteFile(new URL(url), { addressOf, signal });
      try {
        await this.storage.write(storageKey, file, { maxBytes });
      } finally {
        file.destroy();
      }
    } catch (error) {
      throw toRefusal(error);
    }
  }
}

/** Maps a failure of the other site, or a forbidden target, to an error of the URL field. */
function toRefusal(error: unknown): DomainError {
  const isOurs = error instanceof DomainError && error.code !== 'WEBHOOK_FORBIDDEN_TARGET';
  if (isOurs) return error;
  return new DomainError('INVALID_INPUT', { fields: { url: RULE_MESSAGES.photoUrl } });
}
