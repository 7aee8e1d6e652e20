/** Header with the value `true` that marks a replayed response. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** Response as sent: its status, the text of its body, and its content headers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
