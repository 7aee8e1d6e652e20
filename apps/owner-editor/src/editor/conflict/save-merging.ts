import { ApiError } from '@cartaviva/api-client';
import { isSame, type Comparable } from '@cartaviva/forms';

/** Which version of a thing stays where both changed it: what this window holds, or what is saved. */
export type Choice = 'mine' | 'theirs';

/** A field that was changed here and, to something else, elsewhere. */
export interface Clash<Thing> {
  readonly field: keyof Thing;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merging<Thing> {
  /** What was changed here; or how what is saved is to be changed, whatever it says by now. */
  readonly mine: Partial<Thing> | ((saved: Thing) => Partial<Thing>);
  /** What stood in the fields when they were changed here. */
  readonly over: Partial<Thing>;
  /** The thing as this window knows it. */
  readonly known: Thing;
  /** The thing as it is saved; undefined when it is gone. */
  readonly reread: () => Promise<Thing | undefined>;
  /** Refused with 412 when the version is no longer the one that is saved. */
  readonly write: (changes: Partial<Thing>, version: number) => Promise<Thing>;
  /** Asks which value of each clashing field stays; answers the fields that are left to the others. */
  readonly ask: (clashes: readonly Clash<Thing>[]) => Promise<ReadonlySet<string>>;
  readonly comparable?: Comparable<Thing>;
}

/** The thing as it is saved now; `theirs` when nothing was left of what was changed here. */
export interface Merged<Thing> {
  readonly saved: Thing;
  readonly whose: Choice;
}

/** A thing that changes faster than it can be saved is left to another try. */
const MAX_ROUNDS = 5;

/**
 * Saves what was changed here beside what was changed elsewhere meanwhile. Only a field that both
 * changed, to different values, is asked about.
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
