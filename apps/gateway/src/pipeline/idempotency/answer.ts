/** Header with the value `true` that marks a replayed response. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
