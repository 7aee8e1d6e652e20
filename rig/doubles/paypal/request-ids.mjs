import { Decline, inProgress, unprocessable } from './refusal.mjs';

/** PayPal remembers a PayPal-Request-Id for this time, in milliseconds. */
const REQUEST_ID_TTL_MS = 6 * 3_600_000;

/**
 * Makes requests idempotent by PayPal-Request-Id: a repeated request gets 200 and the current state of the first
 * result. A decline by the payer's bank is remembered under its ID. Other refusals are not: an order that has since
 * been approved is captured under the same ID.
 */
export class RequestIds {
  /**
   * @typedef {() => import('./http.mjs').Answer} Emitting renders the current state
   * @typedef {{ fingerprint: string, at: number, reply?: Emitting }} Known
   * @type {Map<string, Known>}
   */
  #known = new Map();

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(clock) {
    this.clock = clock;
  }

  /**
   * @param {string | undefined} key without a key, every request is new, as at PayPal
   * @param {string} fingerprint digest of the request
   * @param {() => Promise<Emitting>} work
   */
  async once(key, fingerprint, work) {
    if (!key) return (await work())();
    const now = this.clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now - known.at < REQUEST_ID_TTL_MS) {
      if (known.fingerprint !== fingerprint) {
        throw unprocessable(
          'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
          'The PayPal-Request-ID has already been used for another request.',
        );
      }
      if (!known.reply) throw inProgress();
      return { ...known.reply(), status: 200 };
    }
    /** @type {Known} */
    const current = { fingerprint, at: now };
    this.#known.set(key, current);
    try {
      const reply = await work();
      current.reply = reply;
      return reply();
    } catch (error) {
      if (error instanceof Decline) {
        current.reply = () => {
          throw error;
        };
      } else {
        this.#known.delete(key);
      }
      throw error;
    }
  }
}
