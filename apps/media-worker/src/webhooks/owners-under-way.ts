/** How much is being done for whom, so that no owner takes every place. */
export class OwnersUnderWay {
  private readonly counts = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** @returns whether there is a place for this owner; whoever gets it gives it back by `end` */
  begin(ownerId: string): boolean {
    const count = this.counts.get(ownerId) ?? 0;
    if (count >= this.limit) return false;
    this.counts.set(ownerId, count + 1);
    return true;
  }

  end(ownerId: string): void {
    const count = (this.counts.get(ownerId) ?? 0) - 1;
    if (count > 0) this.counts.set(ownerId, count);
    else this.counts.delete(ownerId);
  }
}
