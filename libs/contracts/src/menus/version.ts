import { Unchanged, WholeNumber } from '../rules';
import { rules } from '../rules/rules';

/** Largest version of a menu, a category or an item: what fits an integer column. */
export const MAX_VERSION = 2_147_483_647;

/** The version or revision, from If-Match, that a write is over; refused as CHANGED_MEANWHILE over another. */
export const Expected = () => rules(Unchanged(), WholeNumber(1, MAX_VERSION));

/** A write over a version of what it changes, from If-Match; over any when it names none. */
export class OverVersion {
  @Expected()
  expectedVersion?: number;
}

/** A write over a version of a menu, or over a revision: of the menu with all that is in it. */
export class OverMenu extends OverVersion {
  /** Grows with each change of the menu and of anything in it. */
  @Expected()
  expectedRevision?: number;
}

/** Which revision of a menu its content was read at; the ETag of the lists of its content. */
export interface Revised {
  readonly revision: number;
}
