import {
  fontPeriod,
  OBJECT_STORAGE,
  shareImagePeriodIn,
  shareImagesPrefix,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock, Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';

const DAY_MS = 86_400_000;

/** Deletes images about a month after they were made. It runs daily. A preview that is still shared is made again. */
@Injectable()
export class ShareImagesCleanup {
  constructor(
    private readonly clock: Clock,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Interval(DAY_MS)
  async sweep(): Promise<void> {
    const oldest = fontPeriod(this.clock.now()) - 1;
    for (const key of await this.storage.list(shareImagesPrefix)) {
      if (shareImagePeriodIn(key) < oldest) await this.storage.delete(key);
    }
  }
}
