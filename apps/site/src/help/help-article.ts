import type { Block } from '../markdown/document';

/** Help article from a file in `articles/{category}`. */
export interface HelpArticle {
  /** Last part of the address /centro-ayuda/{id}. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly related: readonly string[];
}

/** Folder of `articles`, described by its `index.md`. */
export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Articles in the order of the list. */
  readonly articles: readonly HelpArticle[];
}
