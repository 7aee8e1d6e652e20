/** A task was ended with its thread: it took too long, or more memory than a thread has. */
export class TaskAborted extends Error {
  constructor(
    task: string,
    readonly reason: 'timeout' | 'memory',
  ) {
    super(`${task} was ended: ${reason}`);
    this.name = 'TaskAborted';
  }
}
