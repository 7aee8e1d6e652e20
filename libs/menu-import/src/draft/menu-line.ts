import type { Allergen, DraftPlace } from '@cartaviva/domain';

/** One line of a menu, in reading order, with what its look says. Of a pasted text the look is unknown. */
export interface MenuLine {
  /** Wide gaps are tabs. */
  readonly text: string;
  readonly place?: DraftPlace;
  /** Letters clearly larger (`large`) or smaller (`small`) than those of most lines. */
  readonly look?: 'large' | 'small';
  /** Letters as large as those of the title of a page. */
  readonly isTitle?: boolean;
  /** The first line of a column beside another one. */
  readonly column?: 'continued' | 'new';
  /** Where the parts of the line stand that tabs divide, in the unit of the page. */
  readonly cells?: readonly { readonly left: number; readonly right: number }[];
  /** More space above it than between most lines; the first of a column. */
  readonly isAfterGap?: boolean;
  /** Digits of it may be others than those on the paper. */
  readonly isPriceDoubtful?: boolean;
  /** Number of the dish in its menu. */
  readonly code?: string;
  /** Allergens that marks beside the name stand for. */
  readonly allergens?: readonly Allergen[];
  /** Letters of it may be others than those on the paper. */
  readonly isNameDoubtful?: boolean;
}
