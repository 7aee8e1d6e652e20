/**
 * Spanish description of a field with its unit, and an example value. The example is omitted if the field's rules
 * already imply one (an enum, an ID, a date).
 */
export type FieldText = readonly [text: string, example?: unknown, rules?: FieldRules];

/** Format of a field that is validated only as text, or that only responses contain. */
export interface FieldRules {
  readonly format?: 'date' | 'uri';
  readonly pattern?: string;
}

/** Keyed by field name, or by `Schema.field` if the field has another meaning in that schema. */
export type FieldTexts = Readonly<Record<string, FieldText>>;
