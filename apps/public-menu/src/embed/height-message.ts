/** Tells the embedding page the height of the menu in CSS pixels. */
export interface HeightMessage {
  readonly type: 'cartaviva:height';
  readonly height: number;
}

/** Asks the embedding page to scroll to a position, in CSS pixels below the top of the frame. */
export interface ScrollMessage {
  readonly type: 'cartaviva:scroll';
  readonly top: number;
}

/** Query parameter of a frame that is as high as its menu. The embedding page scrolls instead of the frame. */
export const FOLLOWED_MARK = 'alto';
