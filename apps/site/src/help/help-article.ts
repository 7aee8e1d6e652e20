import type { ImageName } from './images';

/**
 * An answer. In its sentences «Guardar» is the name of a control as the product says it, and
 * [texto](/direccion) a link.
 */
export interface HelpArticle {
  /** Its address: /centro-ayuda/{id}. */
  readonly id: string;
  readonly title: string;
  /** What is good to know before beginning. */
  readonly text: readonly string[];
  readonly steps?: readonly string[];
  readonly image?: ImageName;
  /** What is good to know afterwards. */
  readonly after?: readonly string[];
  /** The articles that answer the next question. */
  readonly related: readonly string[];
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  /** What is in it, in a sentence. */
  readonly text: string;
  readonly articles: readonly HelpArticle[];
}
