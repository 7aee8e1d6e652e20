/** Most ids that are remembered: more than a replica takes before their deadlines. */
const MAX_IDS = 100_000;

/** Ids of requests that were taken, each until its deadline: a copy after that is stale anyway. */
export class SeenIds {
  private readonly deadlines = new Map<string, number>();

  /** Notes the id. @returns whether it was here before */
  isRepeat(id: string, deadline: number, now: number): boolean {
    this.forget(now);
    if (this.deadlines.has(id)) return true;
    this.deadlines.set(id, deadline);
    return false;
  }

  /** From the oldest on, as far as they are due. */
  private forget(now: number): void {
    for (const [id, deadline] of this.deadlines) {
      if (deadline >= now && this.deadlines.size < MAX_IDS) return;
      this.deadlines.delete(id);
    }
  }
}
