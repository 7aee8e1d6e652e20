import type { Block } from '../markdown/document';

/** An answer: a file of `articles/{category}`. */
export interface HelpArticle {
  /** Its address: /centro-ayuda/{id}. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The articles that answer the next question. */
  readonly related: readonly string[];
}

/** A folder of `articles`, as its `index.md` describes it. */
export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  /** What is in it, in a sentence. */
  readonly summary: string;
  /** In the order they are listed. */
  readonly articles: readonly HelpArticle[];
}
