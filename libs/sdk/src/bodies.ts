/**
 * A body as it is sent: files, forms and text as they are, an object with a file in it as a form of
 * several parts, everything else as JSON.
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
 * `Request`, but a file's own type goes before the `application/json` that openapi-fetch writes on
 * every body. A class of its own for each client: where there is no `Request`, importing is harmless.
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
