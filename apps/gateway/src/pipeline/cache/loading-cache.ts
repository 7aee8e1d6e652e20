interface CacheOptions<Value> {
  readonly load: (key: string, requestId: string) => Promise<Value>;
  /** How long a value is served without asking again, in milliseconds. */
  readonly freshMs: number | ((value: Value) => number);
  readonly maxWeight: number;
  /** What a value weighs; nothing heavier than `maxWeight`, and nothing of weight 0, is kept. */
  readonly weigh: (value: Value) => number;
  /** Whether the last known value stands in while loading fails in this way. */
  readonly standsInFor?: (error: unknown) => boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  freshUntil: number;
  /** When it last became the most recently asked-for. */
  usedAt: number;
  /** Set while loading fails: it may be out of date for as long. */
  standsIn?: boolean;
  /** Whether it may not stand in: until its key is only out of date again, or loaded. */
  isWithheld?: boolean;
}

/** Pause before loading is tried again while a stale value stands in, in milliseconds. */
const RETRY_MS = 1000;

/** The order in which entries were asked for is right to so many milliseconds: each change of it costs. */
const REORDER_MS = 1000;

/**
 * Remembers what was loaded, the least recently asked-for going first. Everyone who asks for the
 * same key at the same time shares one load; what a load began to fetch before its key was declared
 * out of date is answered to those who waited for it, and kept as out of date alone.
 */
export class LoadingCache<Value extends object> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly flights = new Map<string, Promise<Value>>();
  /** Loads whose key went out of date meanwhile: their values may stand in, where there is none. */
  private readonly lateFlights = new Map<string, Promise<Value>>();
  private weight = 0;

  constructor(private readonly options: CacheOptions<Value>) {}

  /** The value at hand, if it needs no loading. */
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

  /** Whether a value only stands in, for one that could not be loaded. */
  standsIn(key: string): boolean {
    return this.entries.get(key)?.standsIn ?? false;
  }

  /** Rejects as the load does, unless a stale value stands in. */
  async get(key: string, requestId: string): Promise<Value> {
    return this.fresh(key) ?? this.flights.get(key) ?? this.load(key, requestId);
  }

  /** Out of date, though better than nothing. */
  expire(key: string): void {
    const flight = this.flights.get(key);
    if (flight) this.lateFlights.set(key, flight);
    this.flights.delete(key);
    const entry = this.entries.get(key);
    if (entry) Object.assign(entry, { freshUntil: 0, isWithheld: false });
  }

  /** Out of date, and for now no better than nothing: what it was loaded from may have been newer than the news. */
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

  /** Worse than nothing: never served again. */
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
