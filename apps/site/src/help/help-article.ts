/** A short answer: sentences, steps when there is something to do, and a last word. */
export interface HelpArticle {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly steps?: readonly string[];
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
