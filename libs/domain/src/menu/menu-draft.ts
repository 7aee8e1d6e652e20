/** A menu as it was read from a text, a PDF or a photo, before its owner has seen it. */
export interface MenuDraft {
  /** In the order of the source. Only the first may be without a name: items above any heading. */
  readonly categories: readonly DraftCategory[];
  /** What was read and is neither a category nor an item, in the order of the source. */
  readonly unread: readonly UnreadText[];
}

export interface DraftCategory {
  readonly name: string | null;
  readonly items: readonly DraftItem[];
}

export interface DraftItem {
  readonly name: string;
  /** Canonical, `350.00`; null when none was read. */
  readonly price: string | null;
  readonly description: string | null;
  /** What the owner should compare with the source before it is used. */
  readonly doubts: readonly DraftDoubt[];
  /** Where it stands in a PDF or a photo; none in a text. */
  readonly place?: DraftPlace;
}

export const DRAFT_DOUBTS = ['name', 'price'] as const;
export type DraftDoubt = (typeof DRAFT_DOUBTS)[number];

export interface UnreadText {
  readonly text: string;
  readonly place?: DraftPlace;
}

/** A rectangle of a page, its sides as fractions of the page's width and height, from the top left. */
export interface DraftPlace {
  /** The first is 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
