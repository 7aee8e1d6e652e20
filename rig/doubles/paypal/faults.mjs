/**
 * What goes wrong, for as many times as it is asked to:
 *   slow                the answer comes `ms` later than the work
 *   lost-reply          the work is done, the connection ends without an answer
 *   error, rate-limit   500 and 429, nothing is done
 *   declined            a capture is refused with INSTRUMENT_DECLINED
 *   capture-declined    a capture is made and comes out DECLINED
 *   pending             a capture is made and waits to be settled
 *   altered             a capture takes another `amount`, or pays another `payee`
 *   duplicate-notices   a notice is sent twice
 *   delayed-notices     a notice is sent `ms` later, behind those that follow it
 *   lost-notices        a notice is never sent
 *
 * @typedef {'slow' | 'lost-reply' | 'error' | 'rate-limit' | 'declined' | 'capture-declined'
 *   | 'pending' | 'altered' | 'duplicate-notices' | 'delayed-notices' | 'lost-notices'} FaultKind
 * @typedef {object} Fault
 * @property {FaultKind} kind
 * @property {string} [on] the operation it befalls (`token`, `create`, `order`, `capture`,
 *   `capture-details`, `refund`, `certificate`), or the notice's event type; any where left out
 * @property {string} [order] the one order whose capture it befalls; any where left out
 * @property {number | null} [times] once where left out, until taken away where null
 * @property {number} [ms]
 * @property {import('./orders.mjs').Amount} [amount]
 * @property {import('./orders.mjs').Payee} [payee]
 */

/** The fault switches. */
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
   * The fault that befalls this now; it counts as used.
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
