import { Unchanged, WholeNumber } from '../rules';
import { rules } from '../rules/rules';

/** Largest version of a menu, a category or an item. It fits an integer column. */
export const MAX_VERSION = 2_147_483_647;

/** Version or revision from If-Match. The write is refused as CHANGED_MEANWHILE if the current one differs. */
export const Expected = () => rules(Unchanged(), WholeNumber(1, MAX_VERSION));

/** A conditional write. Without a version from If-Match, it applies to any version. */
export class OverVersion {
  @Expected()
  expectedVersion?: number;
}

/** A conditional write to a menu. It depends on the menu's version, or on its revision, which covers its content. */
export class OverMenu extends OverVersion {
  /** Grows with each change of the menu and of its content. */
  @Expected()
  expectedRevision?: number;
}

/** Revision of a menu at which its content was read. It is the ETag of the lists of its content. */
export interface Revised {
  readonly revision: number;
}
