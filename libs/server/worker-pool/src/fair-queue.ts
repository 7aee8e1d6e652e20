/**
 * Queue of tasks by owner. Owners take turns, so that one owner's many tasks delay another owner only by the running
 * task. The tasks of one owner keep their order.
 */
export class FairQueue<Task> {
  /** Owners in the order of their turns. The owner of the last task that was taken is at the end. */
  private readonly waiting = new Map<string, Task[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(ownerId: string): number {
    return this.waiting.get(ownerId)?.length ?? 0;
  }

  add(ownerId: string, task: Task): void {
    const tasks = this.waiting.get(ownerId);
    if (tasks) tasks.push(task);
    else this.waiting.set(ownerId, [task]);
    this.count += 1;
  }

  /** Takes the first task of the first owner that `mayRun` accepts. */
  take(mayRun: (ownerId: string) => boolean): Task | undefined {
    for (const [ownerId, tasks] of this.waiting) {
      if (!mayRun(ownerId)) continue;
      const [task, ...rest] = tasks;
      this.replace(ownerId, rest);
      return task;
    }
    return undefined;
  }

  remove(ownerId: string, task: Task): void {
    const tasks = this.waiting.get(ownerId) ?? [];
    const rest = tasks.filter((other) => other !== task);
    if (rest.length === tasks.length) return;
    this.count -= 1;
    if (rest.length > 0) this.waiting.set(ownerId, rest);
    else this.waiting.delete(ownerId);
  }

  private replace(ownerId: string, rest: Task[]): void {
    this.waiting.delete(ownerId);
    if (rest.length > 0) this.waiting.set(ownerId, rest);
    this.count -= 1;
  }
}
