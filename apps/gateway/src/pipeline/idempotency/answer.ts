/** Marks the answer to a repeat of a write that was done before; its value is `true`. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** An answer as it was sent: its body as text, and the headers that say something of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
