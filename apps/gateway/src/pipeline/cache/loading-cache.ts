interface CacheOptions<Value> {
  readonly load: (key: string, requestId: string) => Promise<Value>;
  /** Time in milliseconds for which a value is served without loading it again. */
  readonly freshMs: number | ((value: Value) => number);
  readonly maxWeight: number;
  /** Returns the weight of a value. Values of weight 0 or above `maxWeight` are not kept. */
  readonly weigh: (value: Value) => number;
  /** Returns true if the last known value substitutes for a load that failed with this error. */
  readonly standsInFor?: (error: unknown) => boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  freshUntil: number;
  /** Time when the entry was last moved to the most recently used end. */
  usedAt: number;
  /** Is true while loading fails and the entry may be outdated. */
  standsIn?: boolean;
  /** Is true while the value must not be used as a substitute. Expiring or loading the key resets it. */
  isWithheld?: boolean;
}

const RETRY_MS = 1000;

/** Accuracy of the usage order in milliseconds. Moving an entry has a cost. */
const REORDER_MS = 1000;

/**
 * LRU cache that loads missing values. Concurrent requests for a key share one load. If a key expires during its
 * load, the waiting requests get the loaded value, which is then kept only as an expired one.
 */
export class LoadingCache<Value extends object> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly flights = new Map<string, Promise<Value>>();
  /** Loads whose key expired in the meantime. Their values are kept as substitutes if there are none. */
  private readonly lateFlights = new Map<string, Promise<Value>>();
  private weight = 0;

  constructor(private readonly options: CacheOptions<Value>) {}

  fresh(key: string): Value | undefined {
    const entry = this.entries.get(key);
    const now = Date.now();
    if (!entry || entry.freshUntil <= now) return undefined;
    if (now - entry.usedAt >= REORDER_MS) {
      entry.usedAt = now;
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry.value;
  }

  /** Returns true if the cached value substitutes for one that could not be loaded. */
  standsIn(key: string): boolean {
    return this.entries.get(key)?.standsIn ?? false;
  }

  /** Returns a fresh or loaded value. Rejects with the error of the load unless a stale value substitutes. */
  async get(key: string, requestId: string): Promise<Value> {
    return this.fresh(key) ?? this.flights.get(key) ?? this.load(key, requestId);
  }

  /** Marks a value as outdated. It remains available as a substitute. */
  expire(key: string): void {
    const flight = this.flights.get(key);
    if (flight) this.lateFlights.set(key, flight);
    this.flights.delete(key);
    const entry = this.entries.get(key);
    if (entry) Object.assign(entry, { freshUntil: 0, isWithheld: false });
  }

  /**
   * Marks a value as outdated and unavailable as a substitute for now. The value is kept, because it may be newer
   * than the event that withholds it.
   */
  withhold(key: string): void {
    this.forgetFlights(key);
    const entry = this.entries.get(key);
    if (entry) Object.assign(entry, { freshUntil: 0, isWithheld: true, standsIn: false });
  }

  expireAll(): void {
    for (const [key, flight] of this.flights) this.lateFlights.set(key, flight);
    this.flights.clear();
    for (const entry of this.entries.values()) entry.freshUntil = 0;
  }

  forget(key: string): void {
    this.forgetFlights(key);
    this.drop(key);
  }

  forgetAll(): void {
    this.flights.clear();
    this.lateFlights.clear();
    this.entries.clear();
    this.weight = 0;
  }

  private load(key: string, requestId: string): Promise<Value> {
    const isCurrent = () => this.flights.get(key) === flight;
    const isLate = () => this.lateFlights.get(key) === flight;
    const flight: Promise<Value> = this.options
      .load(key, requestId)
      .then(
        (value) => {
          if (isCurrent()) this.keep(key, value);
          else if (isLate() && !this.entries.has(key)) {
            this.keep(key, value);
            this.expire(key);
          }
          return value;
        },
        (error: unknown) => this.standIn(key, error),
      )
      .finally(() => {
        if (isCurrent()) this.flights.delete(key);
        if (isLate()) this.lateFlights.delete(key);
      });
    this.flights.set(key, flight);
    return flight;
  }

  private keep(key: string, value: Value): void {
    const { freshMs, maxWeight, weigh } = this.options;
    this.drop(key);
    const weight = weigh(value);
    if (weight === 0 || weight > maxWeight) return;
    const ms = typeof freshMs === 'number' ? freshMs : freshMs(value);
    const now = Date.now();
    this.entries.set(key, { value, weight, freshUntil: now + ms, usedAt: now });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= maxWeight) return;
      this.drop(oldest);
    }
  }

  private forgetFlights(key: string): void {
    this.flights.delete(key);
    this.lateFlights.delete(key);
  }

  private drop(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  private standIn(key: string, error: unknown): Value {
    const entry = this.entries.get(key);
    if (!entry || entry.isWithheld || !this.options.standsInFor?.(error)) throw error;
    entry.freshUntil = Date.now() + RETRY_MS;
    entry.standsIn = true;
    return entry.value;
  }
}
