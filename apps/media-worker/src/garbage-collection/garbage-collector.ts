import { IMAGE_PATHS_AT_ONCE } from '@cartaviva/contracts';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';
import { ObjectErasure } from '../objects/object-erasure';
import { ReferenceCheck } from './reference-check';

const HOUR_MS = 3_600_000;
const INTERVAL_MS = 6 * HOUR_MS;
const GRACE_PERIOD_MS = 24 * HOUR_MS;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes images that nothing shows: those of deleted items, replaced images, and uploads that were never saved. A
 * sweep marks unreferenced images, and a later one deletes those that are still unreferenced a day after the mark.
 * `require` clears the mark, and the deletion reads the mark again. Therefore, if an image is saved during a sweep,
 * either the image stays or the save fails at once. If a service that may show images does not answer, nothing is
 * marked or deleted. Template images stay.
 */
@Injectable()
export class GarbageCollector {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly references: ReferenceCheck,
    private readonly erasure: ObjectErasure,
  ) {}

  @Interval(INTERVAL_MS)
  async sweep(): Promise<void> {
    for (let last: string | undefined = FIRST_ID; last; last = await this.sweepAfter(last));
  }

  /** @returns the last ID of the batch, or undefined at the end */
  private async sweepAfter(last: string): Promise<string | undefined> {
    const some = await this.objects.find({
      select: { id: true },
      where: { id: MoreThan(last), accountId: Not(IsNull()) },
      order: { id: 'ASC' },
      take: IMAGE_PATHS_AT_ONCE,
    });
    if (some.length === 0) return undefined;
    const ids = some.map(({ id }) => id);
    const shown = await this.references.referenced(ids);
    await this.unmark(ids.filter((id) => shown.has(id)));
    const unshown = ids.filter((id) => !shown.has(id));
    await this.mark(unshown);
    await this.erasure.erase(await this.takeOverdue(unshown));
    return ids.at(-1);
  }

  private async mark(ids: string[]): Promise<void> {
    const unmarked = { id: In(ids), unreferencedSince: IsNull() };
    await this.objects.update(unmarked, { unreferencedSince: this.clock.now() });
  }

  private async unmark(ids: string[]): Promise<void> {
    const marked = { id: In(ids), unreferencedSince: Not(IsNull()) };
    await this.objects.update(marked, { unreferencedSince: null });
  }

  /**
   * Marks overdue images as failed. The same statement checks the mark, so afterwards nobody can save these images.
   */
  private async takeOverdue(ids: string[]): Promise<string[]> {
    const overdue = LessThanOrEqual(new Date(this.clock.now().getTime() - GRACE_PERIOD_MS));
    const updated = await this.objects
      .createQueryBuilder()
      .update({ status: 'failed', failure: 'OBJECT_NOT_FOUND' })
      .where({ id: In(ids), unreferencedSince: overdue })
      .returning('id')
      .execute();
    return (updated.raw as { id: string }[]).map(({ id }) => id);
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
