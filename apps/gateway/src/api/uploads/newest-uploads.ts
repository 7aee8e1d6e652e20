import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { finished, PassThrough, type Readable } from 'node:stream';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** As long as a ticket is good, which is longer than any request may take. */
const NEWEST_TTL_SECONDS = 600;

/**
 * Of the uploads with one ticket only the newest goes on, over all gateways: else one ticket would fill
 * the disk with any number of images that never end. The newest, because a browser that lost its
 * connection sends again while the gateway still waits for the rest of what it sent before. Nothing is
 * locked: a gateway that dies leaves a mark that the next upload overwrites.
 */
@Injectable()
export class NewestUploads {
  /** How often an upload asks whether a newer one has replaced it, in milliseconds. Tests ask more often. */
  checkMs = 1000;

  constructor(private readonly shared: SharedRedis) {}

  /**
   * Has the body written. Within a second or two of a newer upload with the ticket the bytes break off
   * with WRITE_UNDER_WAY, which is how `write` must fail then. UNAVAILABLE without Redis.
   */
  async pass(
    ticketId: string,
    body: Readable,
    write: (bytes: Readable) => Promise<void>,
  ): Promise<void> {
    const name = `cv-upload:${ticketId}`;
    const mark = randomUUID();
    await this.shared.ask((redis) => redis.set(name, mark, 'EX', NEWEST_TTL_SECONDS));
    const bytes = leavingSocketOpen(body);
    const check = async () => {
      const newest = await this.shared.ask((redis) => redis.get(name));
      if (newest && newest !== mark) bytes.destroy(new DomainError('WRITE_UNDER_WAY'));
    };
    // While Redis is unavailable no newer upload begins.
    const checks = setInterval(() => void check().catch(() => undefined), this.checkMs);
    try {
      await write(bytes);
    } finally {
      clearInterval(checks);
      // At once: a body that is let go later would pause, though what is left of it is being discarded.
      body.unpipe(bytes);
      bytes.destroy();
    }
  }
}

/**
 * The same bytes, which break off when the body does; who stops reading early, or ends them, does not
 * cut off the browser that awaits our answer.
 */
function leavingSocketOpen(body: Readable): PassThrough {
  const bytes = new PassThrough();
  // They may break before their reading begins; the reading then tells.
  bytes.on('error', () => undefined);
  finished(body, (error) => {
    if (error) bytes.destroy(error);
  });
  return body.pipe(bytes);
}
