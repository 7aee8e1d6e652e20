/**
 * What integrators read of a field, in Spanish, with its unit, and an example of what stands in it. Where
 * the rules of the field name the example already (one of a few words, an id, a moment), it is left out.
 */
export type FieldText = readonly [text: string, example?: unknown, rules?: FieldRules];

/** The form of a field that is checked as any text, or is only ever sent by us. */
export interface FieldRules {
  readonly format?: 'date' | 'uri';
  readonly pattern?: string;
}

/** By the field's name, or by `Schema.field` where a schema means something else by it. */
export type FieldTexts = Readonly<Record<string, FieldText>>;
