import type { es } from './es';

/** Requires a text for every key, and no other keys. */
type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>;
};

export type Messages = Translated<typeof es>;

export type ScriptMessages = Messages['script'];
