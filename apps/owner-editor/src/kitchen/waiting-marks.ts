import { newKey } from '@cartaviva/api-client';
import { accountIdOf, OWNER_ENTRIES } from '@cartaviva/session';
import type { UserView } from '@cartaviva/contracts';
import { deviceEntries } from '@cartaviva/domain';
import type { Availability } from '../store/use-set-availability';

/** What was marked of an item, and is not known to be saved. */
export interface Mark {
  /** The Idempotency-Key it is sent with: however often that happens, it is done once. */
  readonly key: string;
  readonly menuId: string;
  readonly itemId: string;
  /** What the item was called, to tell of it when it is gone. */
  readonly name: string;
  readonly availability: Availability;
  /** In milliseconds. */
  readonly markedAt: number;
}

type NewMark = Omit<Mark, 'key' | 'markedAt'>;

/**
 * The marks of one person in one account, in the sequence in which they were made. They are in the browser's
 * storage before anything is sent: a tablet that is switched off sends them when the kitchen is opened again.
 */
export class WaitingMarks {
  private marks: readonly Mark[];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly entry: string) {
    this.marks = this.stored() ?? [];
  }

  static of(user: UserView): WaitingMarks {
    const entry = `${OWNER_ENTRIES.kitchenMarks}${user.id}:${accountIdOf(user)}`;
    const known = opened.get(entry) ?? new WaitingMarks(entry);
    opened.set(entry, known);
    return known;
  }

  /** The same list until it changes. */
  readonly list = (): readonly Mark[] => this.marks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(mark: NewMark): void {
    this.write([...this.known(), { ...mark, key: newKey(), markedAt: Date.now() }]);
  }

  end({ key }: Mark): void {
    this.write(this.known().filter((mark) => mark.key !== key));
  }

  /** With those that another window made; without a storage, those of this page. */
  private known(): readonly Mark[] {
    return this.stored() ?? this.marks;
  }

  private stored(): Mark[] | undefined {
    try {
      const text = deviceEntries.read(this.entry);
      return text === null ? undefined : (JSON.parse(text) as Mark[]);
    } catch {
      return undefined;
    }
  }

  private write(marks: readonly Mark[]): void {
    this.marks = marks;
    deviceEntries.write(this.entry, JSON.stringify(marks));
    for (const listener of [...this.listeners]) listener();
  }
}

const opened = new Map<string, WaitingMarks>();
