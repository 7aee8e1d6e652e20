/** Deterministic random numbers, so that every run reads the same menus. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = (seed * 2_654_435_761) >>> 0;
    for (let times = 0; times < 4; times += 1) this.next();
  }

  /** Returns a number from 0 to 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} low @param {number} high */
  between(low, high) {
    return low + this.next() * (high - low);
  }

  /** @param {number} low @param {number} high both bounds are inclusive */
  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  /** @param {number} share */
  chance(share) {
    return this.next() < share;
  }

  /** @template Thing @param {readonly Thing[]} things @returns {Thing} */
  pick(things) {
    return /** @type {Thing} */ (things[Math.floor(this.next() * things.length)]);
  }

  /** @template Thing @param {readonly Thing[]} things @param {number} count */
  some(things, count) {
    const left = [...things];
    while (left.length > count) left.splice(Math.floor(this.next() * left.length), 1);
    return left;
  }
}
