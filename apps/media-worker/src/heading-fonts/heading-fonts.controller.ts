import { MakeHeadingFont, media, type Nothing } from '@cartaviva/contracts';
import {
  findHeadingFont,
  headingFontKey,
  headingFontName,
  fontPeriod,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock } from '@cartaviva/process';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { FontThreads } from './font-threads';

/**
 * Makes the type of menus. Its name says what is in it, so to make it twice gives the same bytes under the
 * same key, whoever does.
 */
@Controller()
export class HeadingFontsController {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly threads: FontThreads,
  ) {}

  /** After a start, each menu that diners open requests its heading font, so many requests may wait. */
  @Handles(media.headingFont.make, { atOnce: 2, maxWaiting: 500 })
  async make(
    @Payload() { typeface, characters }: MakeHeadingFont,
    @Ctx() { deadline }: MessageContext,
  ): Promise<Nothing> {
    const name = headingFontName(typeface, characters);
    const now = this.clock.now();
    const key = headingFontKey(name, fontPeriod(now));
    const known = await findHeadingFont(this.storage, name, now);
    // From the period before: it is still asked for. Who finds it moved has nothing to do.
    if (known && known !== key) await this.storage.move(known, key);
    if (!known) {
      const task = { typeface, characters };
      const bytes = await this.threads.run('subset', task, { ownerId: name, deadline });
      if (bytes) await this.storage.write(key, Buffer.from(bytes));
    }
    return {};
  }
}
