import { DomainError } from '@cartaviva/contracts';

/** UNAVAILABLE: a task was ended with its thread, having taken too long, or more memory than there is. */
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
