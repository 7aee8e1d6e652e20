export interface Cell {
  /** Monday is 0. */
  readonly weekday: number;
  readonly hour: number;
  readonly views: number;
}
