import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { finished, PassThrough, type Readable } from 'node:stream';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** Lifetime of a ticket, which exceeds the duration of any request. */
const NEWEST_TTL_SECONDS = 600;

/**
 * Lets only the newest upload for each ticket continue, across all gateways. Otherwise one ticket could fill the disk
 * with any number of uploads that never end. The newest upload wins because a browser that lost its connection
 * retries while the gateway still waits for the old one. There is no lock: the next upload overwrites the mark of a
 * gateway that crashed.
 */
@Injectable()
export class NewestUploads {
  /** Interval at which an upload checks for a newer one, in milliseconds. Tests shorten it. */
  checkMs = 1000;

  constructor(private readonly shared: SharedRedis) {}

  /**
   * Writes the body. After a newer upload starts, the bytes fail with WRITE_UNDER_WAY within two seconds, and `write`
   * must fail with the same error. Rejects with UNAVAILABLE without Redis.
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
    // No newer upload can start while Redis is unavailable.
    const checks = setInterval(() => void check().catch(() => undefined), this.checkMs);
    try {
      await write(bytes);
    } finally {
      clearInterval(checks);
      // Unpiping later would pause the body, although its remaining bytes are being discarded.
      body.unpipe(bytes);
      bytes.destroy();
    }
  }
}

/**
 * Returns a copy of the stream that fails when the body fails. Ending or destroying the copy leaves the socket open,
 * so that the browser still receives a response.
 */
function leavingSocketOpen(body: Readable): PassThrough {
  const bytes = new PassThrough();
  // The stream may fail before a reader attaches. The reader still gets the error.
  bytes.on('error', () => undefined);
  finished(body, (error) => {
    if (error) bytes.destroy(error);
  });
  return body.pipe(bytes);
}
