import type { DraftPlace } from '@cartaviva/domain';

/** One line of a menu, in reading order, with what its look says. Of a pasted text the look is unknown. */
export interface MenuLine {
  /** Wide gaps are tabs. */
  readonly text: string;
  readonly place?: DraftPlace;
  /** Letters clearly larger (`large`) or smaller (`small`) than those of most lines. */
  readonly look?: 'large' | 'small';
  /** More space above it than between most lines; the first of a column. */
  readonly isAfterGap?: boolean;
  /** Digits of it may be others than those on the paper. */
  readonly isPriceDoubtful?: boolean;
  /** Letters of it may be others than those on the paper. */
  readonly isNameDoubtful?: boolean;
}
