declare module 'linebreak' {
  /** What we use of it. */
  export default class LineBreaker {
    constructor(text: string);
    /** Where a line may break next, behind the spaces; nothing at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
