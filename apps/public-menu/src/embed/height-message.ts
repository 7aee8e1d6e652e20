/** What a menu in a frame tells the page around it: how high it is, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'cartaviva:height';
  readonly height: number;
}

/** Where the page around a menu is to scroll: how far below the top of the frame, in CSS pixels. */
export interface ScrollMessage {
  readonly type: 'cartaviva:scroll';
  readonly top: number;
}

/** In the address of a frame that is as high as its menu: the page around it scrolls, not the frame. */
export const FOLLOWED_MARK = 'alto';
