import type { es } from './es';

/** The same words in any language: a text for every text, none missing and none too many. */
type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>;
};

/** Everything the diner page says, in one language. */
export type Messages = Translated<typeof es>;

/** What of it the browser is sent. */
export type ScriptMessages = Messages['script'];
