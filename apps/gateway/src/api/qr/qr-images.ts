import { FairSemaphore } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { drawQr, type QrFormat } from './qr-code';

/** The same text in the same format and size is the same image for ever. */
const CACHE_TTL_MS = 24 * 3_600_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Of an image in memory, its key and tag included. */
const OVERHEAD_BYTES = 300;
/** A poster's code takes three milliseconds, most of them to be compressed: clients take turns. */
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

/** Codes as bytes in memory, each drawn once, few at a time: anyone may ask for them, in two thousand sizes. */
@Injectable()
export class QrImages {
  private readonly images: LoadingCache<QrImage>;

  private readonly turns = new FairSemaphore(TURNS);

  constructor() {
    this.images = new LoadingCache({
      // On behalf of who asks first, not of a request: clients take turns.
      load: (key, client) => this.draw(JSON.parse(key) as WantedQr, client),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_BYTES,
      weigh: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
    });
  }

  /**
   * @param client who asks, by its address
   * @throws DomainError UNAVAILABLE when too many of its codes wait to be drawn
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
