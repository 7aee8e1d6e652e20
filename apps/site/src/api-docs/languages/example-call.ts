import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';

/** What an example does, whatever the language. */
export interface ExampleCall {
  readonly method: string;
  /** With variables where the address has parameters: `/api/items/$ITEM_ID`. */
  readonly path: string;
  readonly body?: SampleBody;
  /** Where an answer that is no JSON is laid down. */
  readonly file?: string;
  /** Whether nothing is answered but the status. */
  readonly isEmpty: boolean;
}

/** None of a form, whose type says where its parts end. */
export function contentTypeOf(body: SampleBody): string | undefined {
  if (body instanceof ImageForm) return undefined;
  return body instanceof OwnFile || body instanceof Text ? body.type : 'application/json';
}

/** A value as JSON, in which `"$ITEM_ID"` has become what the language calls that variable. */
export const jsonWith = (value: object, variable: (name: string) => string) =>
  JSON.stringify(value, null, 2).replace(/"\$([A-Z_]+)"/g, (_, name: string) => variable(name));

export const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
