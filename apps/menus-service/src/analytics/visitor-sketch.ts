import { createHash } from 'node:crypto';

/** Most visitors of one day, or of one month, that are counted exactly. */
export const MAX_EXACT_VISITORS = 2048;

const HASH_BYTES = 6;
const INDEX_BITS = 12;
const REGISTERS = 2 ** INDEX_BITS;
/** Bits of a hash behind those that choose its register. */
const RANK_BITS = HASH_BYTES * 8 - INDEX_BITS;

/** Standard error of a count by registers, as a part of it: 1.6 %. */
export const SKETCH_ERROR = 1.04 / Math.sqrt(REGISTERS);

/** How the bytes of a sketch begin. */
const EXACT = 0;
const REGISTERED = 1;
/** Registers of few visitors: of each that is not 0 its number in two bytes, and its value. */
const SPARSE = 2;
const SPARSE_BYTES = 3;

/**
 * The distinct visitors of a menu in a span of time. Up to 2,048 are a set of hashes, counted exactly;
 * more become 4,096 registers of a HyperLogLog, of which no visitor can be told any more. What was added,
 * how often and in what order makes no difference.
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

  /** The same visitors give the same bytes. A set of more than `MAX_EXACT_VISITORS` is stored as registers. */
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

  /** @returns whether anything changed */
  add(hash: number): boolean {
    if (!(this.state instanceof Set)) return register(this.state, hash);
    if (this.state.has(hash)) return false;
    this.state.add(hash);
    if (this.state.size > MAX_EXACT_VISITORS) this.forgetVisitors();
    return true;
  }

  /** Turns into registers, however few the visitors are. */
  forgetVisitors(): void {
    this.state = registersOf(this.state);
  }

  /** The visitors of all these sketches: a set where each of them is one. */
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

  /** How many visitors all these sketches have between them: exactly, where each of them is exact. */
  static count(sketches: readonly VisitorSketch[]): { visitors: number; error: number } {
    const { state } = VisitorSketch.union(sketches);
    if (state instanceof Set) return { visitors: state.size, error: 0 };
    return { visitors: Math.round(estimate(state)), error: SKETCH_ERROR };
  }
}

/** The first 48 bits of the SHA-256 digest of a text. */
export const hashOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, HASH_BYTES);

/** The 48 bits by which a visitor of a menu is known to its sketches; of another menu they are others. */
export const visitorHash = (menuId: string, visitorId: string): number =>
  hashOf(`${menuId} ${visitorId}`);

function registersOf(state: Set<number> | Uint8Array): Uint8Array {
  if (!(state instanceof Set)) return state;
  const registers = new Uint8Array(REGISTERS);
  for (const hash of state) register(registers, hash);
  return registers;
}

/** The shorter of two forms: a menu that few open has as many sketches as one that thousands do. */
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

/** Notes how many zeros the hash has behind its register's number, and one more. */
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
