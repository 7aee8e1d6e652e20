/**
 * Serializes a request body. Files, forms and text stay as they are, an object that contains a file becomes multipart
 * form data, and everything else becomes JSON.
 */
export function serializeBody(body: unknown): BodyInit {
  if (isSentAsItIs(body)) return body;
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

const isSentAsItIs = (body: unknown): body is BodyInit =>
  typeof body === 'string' ||
  body instanceof Blob ||
  body instanceof FormData ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body);

/**
 * Returns a `Request` class that sends a file's own type instead of the `application/json` that openapi-fetch sets on
 * every body. The class is created on each call so that the import also works in environments without `Request`.
 */
export const requestClass = (): typeof Request =>
  class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      const isFile = init?.body instanceof Blob && init.body.type !== '';
      if (isFile && this.headers.get('Content-Type') === 'application/json') {
        this.headers.set('Content-Type', (init.body as Blob).type);
      }
    }
  };
