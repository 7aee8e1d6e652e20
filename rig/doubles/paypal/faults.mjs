/**
 * Faults, each of which occurs a given number of times:
 *   slow                the response comes `ms` after the operation
 *   lost-reply          the operation succeeds, but the connection ends without a response
 *   error, rate-limit   500 or 429 without any effect
 *   declined            a capture fails with INSTRUMENT_DECLINED
 *   capture-declined    a capture is created with status DECLINED
 *   pending             a capture is created and waits to be settled
 *   altered             a capture takes another `amount`, or pays another `payee`
 *   duplicate-notices   a notice is sent twice
 *   delayed-notices     a notice is sent `ms` later, after later notices
 *   lost-notices        a notice is never sent
 *
 * @typedef {'slow' | 'lost-reply' | 'error' | 'rate-limit' | 'declined' | 'capture-declined'
 *   | 'pending' | 'altered' | 'duplicate-notices' | 'delayed-notices' | 'lost-notices'} FaultKind
 * @typedef {object} Fault
 * @property {FaultKind} kind
 * @property {string} [on] the affected operation (`token`, `create`, `order`, `capture`, `capture-details`, `refund`,
 *   `certificate`) or the event type of a notice; any by default
 * @property {string} [order] the order whose capture is affected; any by default
 * @property {number | null} [times] once by default; until cleared when null
 * @property {number} [ms]
 * @property {import('./orders.mjs').Amount} [amount]
 * @property {import('./orders.mjs').Payee} [payee]
 */

export class Faults {
  /** @type {Fault[]} */
  #active = [];

  /** @param {Fault} fault */
  add(fault) {
    this.#active.push({ times: 1, ...fault });
  }

  clear() {
    this.#active = [];
  }

  get active() {
    return this.#active;
  }

  /**
   * Returns the fault that applies now and counts it as used.
   * @param {FaultKind} kind @param {string} on @param {string} [order]
   */
  take(kind, on, order) {
    const fault = this.#active.find(
      (each) => each.kind === kind && (each.on ?? on) === on && (each.order ?? order) === order,
    );
    if (typeof fault?.times === 'number' && --fault.times <= 0) {
      this.#active.splice(this.#active.indexOf(fault), 1);
    }
    return fault;
  }
}
