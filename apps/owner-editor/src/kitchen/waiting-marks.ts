import { newKey } from '@cartaviva/api-client';
import { accountIdOf, OWNER_ENTRIES } from '@cartaviva/session';
import type { UserView } from '@cartaviva/contracts';
import { deviceEntries } from '@cartaviva/domain';
import type { Availability } from '../store/use-set-availability';

/** A change of an item's availability that is not saved yet. */
export interface Mark {
  /** The Idempotency-Key header. Repeated requests with the same key have effect only once. */
  readonly key: string;
  readonly menuId: string;
  readonly itemId: string;
  /** Name of the item when it was marked, for messages after the item is deleted. */
  readonly name: string;
  readonly availability: Availability;
  /** In epoch milliseconds. */
  readonly markedAt: number;
}

type NewMark = Omit<Mark, 'key' | 'markedAt'>;

/**
 * The marks of one user in one account, in the order in which they were made. They are stored in the browser before
 * anything is sent, so a tablet that was switched off sends them the next time the kitchen opens.
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

  /** Returns the same array until it changes, as `useSyncExternalStore` requires. */
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

  /** Includes marks that another window made. Without storage it returns the marks of this page only. */
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
