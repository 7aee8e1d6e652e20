import { request as send, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Objects are sent as JSON with its content type, other bodies unchanged. */
  readonly body?: object | string | Buffer | Readable;
}

/** Sends a request over a new socket with exactly the given headers. */
export function call(base: string, path: string, { method, headers, body }: Call = {}) {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body) && !(body instanceof Readable);
  const payload = isJson ? JSON.stringify(body) : body;
  const about = isJson && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload as string)),
  };
  return new Promise<Answer>((resolve, reject) => {
    const request = send(
      `${base}${path}`,
      {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...about, ...headers },
        agent: false,
      },
      (response) => {
        // An event stream never ends, so its body is not read.
        const isStream = /event-stream/.test(response.headers['content-type'] ?? '');
        const content = isStream ? Promise.resolve(Buffer.alloc(0)) : buffer(response);
        if (isStream) response.destroy();
        const answered = content.then((bytes) => {
          const text = bytes.toString();
          // After the response, the rest of an endless body is not sent.
          if (!request.writableEnded) request.destroy();
          const isJsonReply = /json/.test(response.headers['content-type'] ?? '');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: isJsonReply && text ? JSON.parse(text) : undefined,
          });
        });
        answered.catch(reject);
      },
    );
    // A rejected body may be cut off. Only the response matters.
    request.on('error', reject);
    if (payload instanceof Readable) payload.pipe(request);
    else request.end(payload);
  });
}
