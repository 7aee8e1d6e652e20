import {
  fontPeriod,
  fontPeriodIn,
  headingFontsPrefix,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock, Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';

const DAY_MS = 86_400_000;

/**
 * Deletes fonts that no page has requested for a month. It runs daily in each replica. Repeated runs are harmless,
 * and a font that is needed again is made again.
 */
@Injectable()
export class HeadingFontsCleanup {
  constructor(
    private readonly clock: Clock,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    const oldest = fontPeriod(this.clock.now()) - 1;
    for (const key of await this.storage.list(headingFontsPrefix)) {
      if (fontPeriodIn(key) < oldest) await this.storage.delete(key);
    }
  }
}
