/** Limits the concurrent work of each owner, so that no owner takes every slot. */
export class OwnersUnderWay {
  private readonly counts = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Takes a slot, which the caller returns with `end`. Returns false if the owner has none left. */
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
