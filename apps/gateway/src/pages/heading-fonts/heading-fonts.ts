import { media, VISITOR } from '@cartaviva/contracts';
import { headingFontName } from '@cartaviva/object-storage';
import type { HeadingFont } from '@cartaviva/public-menu/server';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** Interval in milliseconds that is short enough to keep fonts in use from being deleted. */
const ASK_AGAIN_MS = 24 * 3_600_000;
const MAKE_TIMEOUT_MS = 10_000;
/** Maximum number of remembered names. Requesting a forgotten one costs a message. */
const MAX_KNOWN = 20_000;

interface Asked {
  readonly at: number;
  readonly making: Promise<void>;
}

/**
 * Requests the heading fonts of a menu when its page is created, once a day for each font. Pages do not wait for
 * fonts. They use fallback fonts until the real ones are available.
 */
@Injectable()
export class HeadingFonts {
  private readonly asked = new Map<string, Asked>();
  private readonly logger = new Logger(HeadingFonts.name);

  constructor(private readonly client: MessageClient) {}

  want(fonts: readonly HeadingFont[]): void {
    for (const { typeface, characters } of fonts) {
      const name = headingFontName(typeface, characters);
      const before = this.asked.get(name);
      if (before && Date.now() - before.at < ASK_AGAIN_MS) continue;
      this.asked.delete(name);
      this.asked.set(name, { at: Date.now(), making: this.make(name, { typeface, characters }) });
      const [oldest] = this.asked.keys();
      if (this.asked.size > MAX_KNOWN) this.asked.delete(oldest!);
    }
  }

  /** Resolves when a font that this gateway requested is available or has failed. */
  async made(name: string): Promise<void> {
    await this.asked.get(name)?.making;
  }

  /** Forgets failures, so that the next page retries. */
  private async make(
    name: string,
    font: Pick<HeadingFont, 'typeface' | 'characters'>,
  ): Promise<void> {
    const asking = { actor: VISITOR, requestId: randomUUID(), timeoutMs: MAKE_TIMEOUT_MS };
    try {
      await this.client.call(media.headingFont.make, font, asking);
    } catch (error) {
      this.asked.delete(name);
      this.logger.warn({ error, name }, 'The type of a menu was not made');
    }
  }
}
