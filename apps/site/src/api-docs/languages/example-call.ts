import { OwnFile, ImageForm, Text, type SampleBody } from '../samples';

export interface ExampleCall {
  readonly method: string;
  /** Path with variables in place of parameters: `/api/items/$ITEM_ID`. */
  readonly path: string;
  readonly body?: SampleBody;
  /** Name of the file that stores a response that is not JSON. */
  readonly file?: string;
  /** Is true if the response has no body. */
  readonly isEmpty: boolean;
}

/** Returns undefined for a form, whose content type includes its boundary. */
export function contentTypeOf(body: SampleBody): string | undefined {
  if (body instanceof ImageForm) return undefined;
  return body instanceof OwnFile || body instanceof Text ? body.type : 'application/json';
}

/** Formats a value as JSON and replaces `"$ITEM_ID"` with the variable in the target language. */
export const jsonWith = (value: object, variable: (name: string) => string) =>
  JSON.stringify(value, null, 2).replace(/"\$([A-Z_]+)"/g, (_, name: string) => variable(name));

export const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
