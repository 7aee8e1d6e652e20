/** Where Node keeps the status line and headers that it wrote of a response; there is no public way to them. */
export interface WithHead {
  _header?: string | null;
}
