/** How much is being done for whom, so that no owner takes every place. */
export class OwnersUnderWay {
  private readonly counts = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** @returns whether there is a place for this owner; whoever gets it gives it back by `end` */
  begin(accountId: string): boolean {
    const count = this.counts.get(accountId) ?? 0;
    if (count >= this.limit) return false;
    this.counts.set(accountId, count + 1);
    return true;
  }

  end(accountId: string): void {
    const count = (this.counts.get(accountId) ?? 0) - 1;
    if (count > 0) this.counts.set(accountId, count);
    else this.counts.delete(accountId);
  }
}
