import { DomainError } from '@cartaviva/contracts';

/** UNAVAILABLE: the pool ended a task and its thread because it exceeded its time or its memory. */
export class TaskAborted extends DomainError {
  constructor(
    task: string,
    readonly reason: 'timeout' | 'memory',
  ) {
    super('UNAVAILABLE');
    this.name = 'TaskAborted';
    this.message = `${task} was ended: ${reason}`;
  }
}
