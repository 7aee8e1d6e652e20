/** A deterministic run of numbers from 0 to 1: a dish looks the same on every machine. */
export function chance(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** A place for one of many: where, turned how far, and a number from 0 to 1 to choose by. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly pick: number;
}

interface Spread {
  readonly count: number;
  readonly rx: number;
  readonly ry?: number;
  readonly seed: number;
  /** How far from even, in steps between neighbours. */
  readonly jitter?: number;
}

const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5));

/** Spots all over an oval around the middle, as evenly as a sunflower's seeds, then shaken a little. */
export function spread({ count, rx, ry = rx, seed, jitter = 0.5 }: Spread): Spot[] {
  const next = chance(seed);
  const step = (2 * jitter) / Math.sqrt(count);
  return Array.from({ length: count }, (_, place) => {
    const far = Math.sqrt((place + 0.5) / count);
    const angle = place * GOLDEN_TURN + seed;
    return {
      x: rx * (Math.cos(angle) * far + (next() - 0.5) * step),
      y: ry * (Math.sin(angle) * far + (next() - 0.5) * step),
      turn: next() * 360,
      pick: next(),
    };
  });
}

/** Spots on a ring, each turned outwards. */
export function around(count: number, rx: number, ry = rx, start = 0): Spot[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (start * Math.PI) / 180 + (place / count) * Math.PI * 2;
    const turn = (angle * 180) / Math.PI;
    return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry, turn, pick: place / count };
  });
}

/** One of several, by a number from 0 to 1. */
export const oneOf = <T>(all: readonly [T, ...T[]], pick: number): T =>
  all[Math.min(all.length - 1, Math.floor(pick * all.length))] ?? all[0];
