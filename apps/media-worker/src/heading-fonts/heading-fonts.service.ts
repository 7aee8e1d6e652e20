import { media, type MakeHeadingFont } from '@cartaviva/contracts';
import {
  findHeadingFont,
  headingFontKey,
  headingFontName,
  fontPeriod,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { FontThreads } from './font-threads';

/**
 * Makes the heading fonts of menus. The name depends only on the content, so repeated or concurrent requests write
 * the same bytes under the same key.
 */
@Injectable()
export class HeadingFontsService {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly threads: FontThreads,
  ) {}

  /** After a start, each menu that diners open requests its heading font, so many requests may wait. */
  @Handles(media.headingFont.make, { atOnce: 2, maxWaiting: 500 })
  async make(
    { typeface, characters }: MakeHeadingFont,
    { deadline }: MessageContext,
  ): Promise<void> {
    const name = headingFontName(typeface, characters);
    const now = this.clock.now();
    const key = headingFontKey(name, fontPeriod(now));
    const known = await findHeadingFont(this.storage, name, now);
    // The font was stored in the previous period and is still in use. A concurrent move is harmless.
    if (known && known !== key) await this.storage.move(known, key);
    if (!known) {
      const task = { typeface, characters };
      const bytes = await this.threads.run('subset', task, { ownerId: name, deadline });
      if (bytes) await this.storage.write(key, Buffer.from(bytes));
    }
  }
}
