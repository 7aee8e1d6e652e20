import { createHash } from 'node:crypto';

/** Highest number of visitors of a day or month that is counted exactly. */
export const MAX_EXACT_VISITORS = 2048;

const HASH_BYTES = 6;
const INDEX_BITS = 12;
const REGISTERS = 2 ** INDEX_BITS;
/** Bits of a hash after its register index. */
const RANK_BITS = HASH_BYTES * 8 - INDEX_BITS;

/** Relative standard error of an estimate by registers: 1.6 %. */
export const SKETCH_ERROR = 1.04 / Math.sqrt(REGISTERS);

/** First byte of a stored sketch. */
const EXACT = 0;
const REGISTERED = 1;
/** Sparse registers: two bytes of index and one byte of value for each register above 0. */
const SPARSE = 2;
const SPARSE_BYTES = 3;

/**
 * Distinct visitors of a menu in a period. Up to 2,048 visitors are an exact set of hashes. More become 4,096
 * HyperLogLog registers, which identify no visitor. The order and repetition of additions do not matter.
 */
export class VisitorSketch {
  private constructor(private state: Set<number> | Uint8Array) {}

  static empty(): VisitorSketch {
    return new VisitorSketch(new Set());
  }

  static read(bytes: Buffer): VisitorSketch {
    if (bytes[0] === REGISTERED) return new VisitorSketch(Uint8Array.from(bytes.subarray(1)));
    if (bytes[0] === SPARSE) return new VisitorSketch(readSparse(bytes));
    const hashes = new Set<number>();
    for (let at = 1; at < bytes.length; at += HASH_BYTES) {
      hashes.add(bytes.readUIntBE(at, HASH_BYTES));
    }
    return new VisitorSketch(hashes);
  }

  /**
   * Serializes the sketch. The same visitors give the same bytes. A set of more than `MAX_EXACT_VISITORS` is stored
   * as registers.
   */
  toBytes(): Buffer {
    if (!(this.state instanceof Set)) return registersToBytes(this.state);
    if (this.state.size > MAX_EXACT_VISITORS) return registersToBytes(registersOf(this.state));
    const bytes = Buffer.alloc(1 + this.state.size * HASH_BYTES, EXACT);
    const hashes = [...this.state].sort((one, other) => one - other);
    for (const [at, hash] of hashes.entries()) {
      bytes.writeUIntBE(hash, 1 + at * HASH_BYTES, HASH_BYTES);
    }
    return bytes;
  }

  /** @returns true if the sketch changed */
  add(hash: number): boolean {
    if (!(this.state instanceof Set)) return register(this.state, hash);
    if (this.state.has(hash)) return false;
    this.state.add(hash);
    if (this.state.size > MAX_EXACT_VISITORS) this.forgetVisitors();
    return true;
  }

  /** Converts the sketch to registers, even for few visitors. */
  forgetVisitors(): void {
    this.state = registersOf(this.state);
  }

  /** Combines sketches. The result is an exact set if all of them are. */
  static union(sketches: readonly VisitorSketch[]): VisitorSketch {
    const states = sketches.map(({ state }) => state);
    if (states.every((state) => state instanceof Set)) {
      const all = new Set<number>();
      for (const hashes of states) for (const hash of hashes) all.add(hash);
      return new VisitorSketch(all);
    }
    const merged = new Uint8Array(REGISTERS);
    for (const registers of states.map(registersOf)) {
      for (let at = 0; at < REGISTERS; at += 1) {
        if (registers[at]! > merged[at]!) merged[at] = registers[at]!;
      }
    }
    return new VisitorSketch(merged);
  }

  /** Counts the distinct visitors in all sketches. The count is exact if all of them are. */
  static count(sketches: readonly VisitorSketch[]): { visitors: number; error: number } {
    const { state } = VisitorSketch.union(sketches);
    if (state instanceof Set) return { visitors: state.size, error: 0 };
    return { visitors: Math.round(estimate(state)), error: SKETCH_ERROR };
  }
}

/** Returns the first 48 bits of a text's SHA-256 digest. */
export const hashOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, HASH_BYTES);

/** Returns the 48-bit hash of a visitor. It differs for each menu. */
export const visitorHash = (menuId: string, visitorId: string): number =>
  hashOf(`${menuId} ${visitorId}`);

function registersOf(state: Set<number> | Uint8Array): Uint8Array {
  if (!(state instanceof Set)) return state;
  const registers = new Uint8Array(REGISTERS);
  for (const hash of state) register(registers, hash);
  return registers;
}

/** Writes the shorter of two formats. Menus with few visitors have as many sketches as popular ones. */
function registersToBytes(registers: Uint8Array): Buffer {
  const used = [...registers.entries()].filter(([, rank]) => rank > 0);
  if (used.length * SPARSE_BYTES >= REGISTERS) {
    return Buffer.concat([Buffer.of(REGISTERED), registers]);
  }
  const bytes = Buffer.alloc(1 + used.length * SPARSE_BYTES, SPARSE);
  for (const [at, [index, rank]] of used.entries()) {
    bytes.writeUInt16BE(index, 1 + at * SPARSE_BYTES);
    bytes[3 + at * SPARSE_BYTES] = rank;
  }
  return bytes;
}

function readSparse(bytes: Buffer): Uint8Array {
  const registers = new Uint8Array(REGISTERS);
  for (let at = 1; at < bytes.length; at += SPARSE_BYTES) {
    registers[bytes.readUInt16BE(at)] = bytes[at + 2]!;
  }
  return registers;
}

/** Stores one more than the number of leading zeros after the register index, if it is higher than before. */
function register(registers: Uint8Array, hash: number): boolean {
  const index = Math.floor(hash / 2 ** RANK_BITS);
  const rest = hash % 2 ** RANK_BITS;
  const high = Math.floor(rest / 2 ** 32);
  const spare = 32 - (RANK_BITS - 32);
  const zeros = high > 0 ? Math.clz32(high) - spare : RANK_BITS - 32 + Math.clz32(rest);
  if (zeros + 1 <= registers[index]!) return false;
  registers[index] = zeros + 1;
  return true;
}

/** Ertl, "New cardinality estimation algorithms for HyperLogLog sketches" (2017), algorithm 6. */
function estimate(registers: Uint8Array): number {
  const counts = new Array<number>(RANK_BITS + 2).fill(0);
  for (const rank of registers) counts[rank]! += 1;
  let sum = REGISTERS * tau(1 - counts[RANK_BITS + 1]! / REGISTERS);
  for (let rank = RANK_BITS; rank >= 1; rank -= 1) sum = (sum + counts[rank]!) / 2;
  sum += REGISTERS * sigma(counts[0]! / REGISTERS);
  return REGISTERS ** 2 / (2 * Math.LN2 * sum);
}

function sigma(part: number): number {
  if (part === 1) return Infinity;
  let [power, factor, sum, last] = [part, 1, part, -1];
  while (sum !== last) {
    power *= power;
    last = sum;
    sum += power * factor;
    factor *= 2;
  }
  return sum;
}

function tau(part: number): number {
  if (part === 0 || part === 1) return 0;
  let [root, factor, sum, last] = [part, 1, 1 - part, -1];
  while (sum !== last) {
    root = Math.sqrt(root);
    last = sum;
    factor /= 2;
    sum -= (1 - root) ** 2 * factor;
  }
  return sum / 3;
}
