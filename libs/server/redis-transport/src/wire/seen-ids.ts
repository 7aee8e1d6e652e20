/** Maximum number of IDs, more than a replica takes before their deadlines. */
const MAX_IDS = 100_000;

/** IDs of taken requests until their deadlines. A later copy is expired anyway. */
export class SeenIds {
  private readonly deadlines = new Map<string, number>();

  /**
   * Records the ID.
   * @returns true if it was already recorded
   */
  isRepeat(id: string, deadline: number, now: number): boolean {
    this.forget(now);
    if (this.deadlines.has(id)) return true;
    this.deadlines.set(id, deadline);
    return false;
  }

  /** Removes expired IDs, the oldest first. */
  private forget(now: number): void {
    for (const [id, deadline] of this.deadlines) {
      if (deadline >= now && this.deadlines.size < MAX_IDS) return;
      this.deadlines.delete(id);
    }
  }
}
