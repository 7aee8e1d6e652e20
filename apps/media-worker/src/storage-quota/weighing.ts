import { OBJECT_STORAGE, originalKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Weighs the images that a release stored which did not: every hour, in each replica, until there are
 * none. Weighing one twice finds the same.
 */
@Injectable()
export class Weighing {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const objects = this.dataSource.getRepository(MediaObject);
    const unweighed = { bytes: IsNull(), ownerId: Not(IsNull()) };
    for (;;) {
      const some = await objects.find({ select: { id: true }, where: unweighed, take: AT_ONCE });
      for (const { id } of some) {
        // Of an image that failed the original is gone.
        const bytes = (await this.storage.size(originalKey(id))) ?? 0;
        await objects.update({ id, bytes: IsNull() }, { bytes });
      }
      if (some.length < AT_ONCE) return;
    }
  }
}
