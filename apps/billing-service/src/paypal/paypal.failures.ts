interface Circumstances {
  /** Is true if a retry soon may succeed. */
  readonly passing?: boolean;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/**
 * PayPal gave no reliable answer, so the request may or may not have been executed. Repeat it with the same request
 * ID, or read the order.
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

/** PayPal refused the request and executed nothing. `issue` is PayPal's code, for example `INSTRUMENT_DECLINED`. */
export class PayPalRefused extends Error {
  override readonly name = 'PayPalRefused';

  constructor(readonly issue: string) {
    super(`PayPal refused: ${issue}`);
  }
}

export type PayPalFailure = PayPalUnavailable | PayPalRefused;
