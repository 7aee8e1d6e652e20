import {
  menuSourceSentAt,
  menuSourcesPrefix,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock, Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;

/**
 * Deletes menu files that remained in the storage because a gateway died during their request. It runs every hour in
 * each replica. Repeated deletions are harmless.
 */
@Injectable()
export class MenuSourcesCleanup {
  constructor(
    private readonly clock: Clock,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const oldest = this.clock.now().getTime() - HOUR_MS;
    for (const key of await this.storage.list(menuSourcesPrefix)) {
      if (menuSourceSentAt(key).getTime() < oldest) await this.storage.delete(key);
    }
  }
}
