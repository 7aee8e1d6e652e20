/** The double's time: the machine's own, set ahead or back at will. */
export class Clock {
  #shiftMs = 0;

  now() {
    return new Date(Date.now() + this.#shiftMs);
  }

  /** @param {number} ms further ahead, or back where negative */
  shift(ms) {
    this.#shiftMs += ms;
  }
}
