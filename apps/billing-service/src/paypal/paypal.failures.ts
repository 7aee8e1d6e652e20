interface Circumstances {
  /** Whether trying again soon may help. */
  readonly passing?: boolean;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/**
 * PayPal gave no answer to rely on: what was asked of it may have been done, or not. Ask again with
 * the same request id, or read the order.
 */
export class PayPalUnavailable extends Error {
  override readonly name = 'PayPalAway';
  readonly passing: boolean;
  readonly retryAfterMs: number;

  constructor(message: string, { passing = false, retryAfterMs = 0, cause }: Circumstances = {}) {
    super(message, { cause });
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
  }
}

/** PayPal judged what was asked and did not do it. `issue` is its word for why: `INSTRUMENT_DECLINED`. */
export class PayPalRefused extends Error {
  override readonly name = 'PayPalRefused';

  constructor(readonly issue: string) {
    super(`PayPal refused: ${issue}`);
  }
}

/** All that a call to PayPal rejects with. */
export type PayPalFailure = PayPalUnavailable | PayPalRefused;
