import type { Allergen, DraftPlace } from '@cartaviva/domain';

/** A line of a menu in reading order, with its appearance. Pasted text has no appearance. */
export interface MenuLine {
  /** Text of the line. A wide gap is a tab. */
  readonly text: string;
  readonly place?: DraftPlace;
  /** Size of the letters if they are clearly larger or smaller than in most lines. */
  readonly look?: 'large' | 'small';
  /** The letters are as large as those of a page title. */
  readonly isTitle?: boolean;
  /** Set on the first line of a column that is right of another one. */
  readonly column?: 'continued' | 'new';
  /** Horizontal places of the parts between the tabs, in the unit of the page. */
  readonly cells?: readonly { readonly left: number; readonly right: number }[];
  /** There is more space above the line than usual, or it is the first of a column. */
  readonly isAfterGap?: boolean;
  /** Digits may have been misread. */
  readonly isPriceDoubtful?: boolean;
  /** Number of the item in its menu. */
  readonly code?: string;
  readonly allergens?: readonly Allergen[];
  /** Letters may have been misread. */
  readonly isNameDoubtful?: boolean;
}
