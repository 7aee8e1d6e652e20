import { DomainError, type DrawnDocument } from '@cartaviva/contracts';
import type { LaneLimits, MessageContext } from '@cartaviva/redis-transport';
import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Limits messages that draw documents, so that those waiting for a thread do not block other messages. */
export const DRAWING_LANE: LaneLimits = { atOnce: 8, maxWaiting: 24 };

type Tasks = typeof import('./documents.thread');

/** Draws PDFs on worker threads. A menu of 450 items takes a second, which would block the event loop. */
@Injectable()
export class DocumentThreads extends WorkerPool<Tasks> {
  constructor() {
    super({
      name: 'documents',
      module: new URL(/* webpackIgnore: true */ './documents.thread.js', import.meta.url),
      memoryMb: 256,
    });
  }

  /** @throws DomainError FORBIDDEN for visitors, UNAVAILABLE if the drawing takes too long */
  async draw<Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    { actor, deadline }: MessageContext,
  ): Promise<DrawnDocument> {
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN');
    const ownerId = actor.kind === 'user' ? actor.accountId : actor.kind;
    return this.run(task, input, { ownerId, deadline });
  }
}
