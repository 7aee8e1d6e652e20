/** Clock of the double: the machine's time plus an offset. */
export class Clock {
  #shiftMs = 0;

  now() {
    return new Date(Date.now() + this.#shiftMs);
  }

  /** @param {number} ms milliseconds to move ahead, or back when negative */
  shift(ms) {
    this.#shiftMs += ms;
  }
}
