import { Decline, inProgress, unprocessable } from './refusal.mjs';

/** How long PayPal remembers a PayPal-Request-Id. */
const REQUEST_ID_TTL_MS = 6 * 3_600_000;

/**
 * One effect for each PayPal-Request-Id: a repeated request is answered with 200 and what became of
 * the first. What the payer's bank declined stays declined under its id. Other refusals are not
 * remembered: an order approved since is captured under the same id.
 */
export class RequestIds {
  /**
   * @typedef {() => import('./http.mjs').Answer} Emitting says how things are now
   * @typedef {{ fingerprint: string, at: number, reply?: Emitting }} Known
   * @type {Map<string, Known>}
   */
  #known = new Map();

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(clock) {
    this.clock = clock;
  }

  /**
   * @param {string | undefined} key none, and every request is a new one, as at PayPal
   * @param {string} fingerprint of all that was asked
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
