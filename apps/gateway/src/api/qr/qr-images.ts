import { FairSemaphore } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { drawQr, type QrFormat } from './qr-code';

/** An image never changes for the same text, format and size. */
const CACHE_TTL_MS = 24 * 3_600_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Estimated memory of an image's key and tag, in bytes. */
const OVERHEAD_BYTES = 300;
/** Drawing the code of a poster takes three milliseconds, mostly for compression. Clients take turns. */
const TURNS = { atOnce: 2, atOncePerOwner: 1, maxWaiting: 200, maxWaitingPerOwner: 64 };
/** Longest wait for a turn, in milliseconds. */
const MAX_WAIT_MS = 3000;

export interface QrImage {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface WantedQr {
  readonly text: string;
  readonly format: QrFormat;
  readonly size: number;
}

/**
 * Draws QR codes and caches their bytes. Anyone may request them in two thousand sizes, so few are
 * drawn at a time.
 */
@Injectable()
export class QrImages {
  private readonly images: LoadingCache<QrImage>;

  private readonly turns = new FairSemaphore(TURNS);

  constructor() {
    this.images = new LoadingCache({
      // A drawing takes the turn of the first client that requests it. Later requests share the
      // result.
      load: (key, client) => this.draw(JSON.parse(key) as WantedQr, client),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_BYTES,
      weigh: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
    });
  }

  /**
   * @param client address of the client
   * @throws DomainError UNAVAILABLE when too many codes of this client wait to be drawn
   */
  get({ text, format, size }: WantedQr, client: string): Promise<QrImage> {
    return this.images.get(JSON.stringify({ text, format, size }), client);
  }

  private async draw({ text, format, size }: WantedQr, client: string): Promise<QrImage> {
    const endTurn = await this.turns.acquire(client, MAX_WAIT_MS);
    try {
      const bytes = await drawQr(text, format, size);
      const digest = createHash('sha256').update(bytes).digest('base64url');
      return { bytes, etag: `"${digest.slice(0, 22)}"` };
    } finally {
      endTurn();
    }
  }
}
