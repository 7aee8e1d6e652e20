import { ApiError } from '@cartaviva/api-client';
import { isSame, type Comparable } from '@cartaviva/forms';

/** Value that stays after a conflict: the one in this window, or the saved one. */
export type Choice = 'mine' | 'theirs';

/** A field that was changed both here and elsewhere, to different values. */
export interface Clash<Thing> {
  readonly field: keyof Thing;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merging<Thing> {
  /** Values changed here, or a function that derives the changes from the saved state. */
  readonly mine: Partial<Thing> | ((saved: Thing) => Partial<Thing>);
  /** Values of the changed fields before they were changed here. */
  readonly over: Partial<Thing>;
  readonly known: Thing;
  /** Reads the saved state. Resolves to undefined when it was deleted. */
  readonly reread: () => Promise<Thing | undefined>;
  /** Writes the changes. Fails with 412 when `version` is not the saved version. */
  readonly write: (changes: Partial<Thing>, version: number) => Promise<Thing>;
  /** Asks which value of each conflicting field to keep. Resolves to the fields that keep their saved value. */
  readonly ask: (clashes: readonly Clash<Thing>[]) => Promise<ReadonlySet<string>>;
  readonly comparable?: Comparable<Thing>;
}

/** Saved state after the merge. `whose` is `theirs` when none of the changes made here was kept. */
export interface Merged<Thing> {
  readonly saved: Thing;
  readonly whose: Choice;
}

/** Maximum number of attempts, in case the saved state changes faster than it can be written. */
const MAX_ROUNDS = 5;

/**
 * Saves changes made here and keeps changes made elsewhere in the meantime. It asks only about fields that both sides
 * changed to different values.
 */
export async function saveMerging<Thing extends { readonly version: number }>(
  merging: Merging<Thing>,
): Promise<Merged<Thing>> {
  let { mine, over, known: saved } = merging;
  for (let round = 1; ; round += 1) {
    const clashes = typeof mine === 'function' ? [] : clashesOf(mine, over, saved, merging);
    if (clashes.length > 0) {
      const left = await merging.ask(clashes);
      mine = without(mine as Partial<Thing>, left);
      if (Object.keys(mine).length === 0) return { saved, whose: 'theirs' };
      over = saved;
    }
    try {
      const changes = typeof mine === 'function' ? mine(saved) : mine;
      return { saved: await merging.write(changes, saved.version), whose: 'mine' };
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 412;
      const now = isChanged && round < MAX_ROUNDS ? await merging.reread() : undefined;
      if (!now) throw error;
      saved = now;
    }
  }
}

function clashesOf<Thing>(
  mine: Partial<Thing>,
  over: Partial<Thing>,
  saved: Thing,
  { comparable }: Pick<Merging<Thing>, 'comparable'>,
): readonly Clash<Thing>[] {
  const fields = Object.keys(mine) as (keyof Thing)[];
  return fields
    .filter((field) => !isSame(field, over[field], saved[field], comparable))
    .filter((field) => !isSame(field, mine[field], saved[field], comparable))
    .map((field) => ({ field, mine: mine[field], theirs: saved[field] }));
}

const without = <Thing>(changes: Partial<Thing>, left: ReadonlySet<string>): Partial<Thing> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => !left.has(field)),
  ) as Partial<Thing>;
