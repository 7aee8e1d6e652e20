/** Kinds of values counted for a menu, with their short names in the stored JSON. */
const KINDS = {
  hour: 'h',
  device: 'd',
  language: 'l',
  table: 't',
  piece: 'p',
  category: 'c',
  item: 'i',
  'item-sold-out': 's',
  'item-ordered': 'o',
  search: 'q',
  filter: 'f',
} as const;

export type Kind = keyof typeof KINDS;

/** Value of the column `counts` in `menu_days` and `menu_months`: `{"d":{"mobile":3},"l":{"es":2,"en":1}}`. */
export type StoredCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const storedKind = (kind: Kind): string => KINDS[kind];

/** Returns the hour of the week, which starts with 0 on Monday at midnight. Views are counted by this value. */
export const hourOfWeek = (weekday: number, hour: number): string => String(weekday * 24 + hour);

export class Counts {
  // Maps are safe for values that diners invent, such as the search `__proto__`.
  private readonly kinds = new Map<string, Map<string, number>>();

  static read(stored: StoredCounts): Counts {
    const counts = new Counts();
    counts.addAll(stored);
    return counts;
  }

  of(kind: Kind): ReadonlyMap<string, number> {
    return this.kinds.get(KINDS[kind]) ?? new Map<string, number>();
  }

  add(kind: Kind, value: string, count: number): void {
    this.addTo(KINDS[kind], value, count);
  }

  addAll(other: StoredCounts | Counts): void {
    const entries = other instanceof Counts ? other.entries() : storedEntries(other);
    for (const [kind, value, count] of entries) this.addTo(kind, value, count);
  }

  /** Omits values whose count fell to 0. */
  toJSON(): StoredCounts {
    const kinds = [...this.kinds].map(([kind, values]) => {
      const counted = [...values].filter(([, count]) => count > 0);
      return [kind, Object.fromEntries(counted)] as const;
    });
    return Object.fromEntries(kinds.filter(([, values]) => Object.keys(values).length > 0));
  }

  private addTo(kind: string, value: string, count: number): void {
    const values = this.kinds.get(kind) ?? new Map<string, number>();
    this.kinds.set(kind, values.set(value, (values.get(value) ?? 0) + count));
  }

  private *entries(): Generator<readonly [string, string, number]> {
    for (const [kind, values] of this.kinds) {
      for (const [value, count] of values) yield [kind, value, count];
    }
  }
}

function* storedEntries(stored: StoredCounts): Generator<readonly [string, string, number]> {
  for (const [kind, values] of Object.entries(stored)) {
    for (const [value, count] of Object.entries(values)) yield [kind, value, count];
  }
}
