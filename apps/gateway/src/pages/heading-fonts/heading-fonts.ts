import { media, VISITOR } from '@cartaviva/contracts';
import { headingFontName } from '@cartaviva/object-storage';
import type { HeadingFont } from '@cartaviva/public-menu/server';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** Often enough for what is in use never to be collected, in milliseconds. */
const ASK_AGAIN_MS = 24 * 3_600_000;
const MAKE_TIMEOUT_MS = 10_000;
/** Names that are remembered; who asks for a forgotten one again costs a message. */
const MAX_KNOWN = 20_000;

interface Asked {
  readonly at: number;
  readonly making: Promise<void>;
}

/**
 * Has the type of menus made when their pages are: once a day for each, whatever diners ask for. No page
 * waits for it; until it is there, and while nobody makes it, pages show what stands in for it.
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

  /** Resolves once a font that is being made for a page of this gateway is there, or is not to be had. */
  async made(name: string): Promise<void> {
    await this.asked.get(name)?.making;
  }

  /** A failure is forgotten, so that the next page asks again. */
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
