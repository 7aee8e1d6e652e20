declare module 'linebreak' {
  /** Declares only what this project uses. */
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next position where a line may break, after the spaces; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
