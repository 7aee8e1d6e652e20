import { request as send, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** An object goes as JSON, with its type; anything else as it is. */
  readonly body?: object | string | Buffer | Readable;
}

/** One request over a socket of its own, with exactly the headers that are given. */
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
        // A stream of events has no end: that it began is the answer.
        const isStream = /event-stream/.test(response.headers['content-type'] ?? '');
        const content = isStream ? Promise.resolve(Buffer.alloc(0)) : buffer(response);
        if (isStream) response.destroy();
        const answered = content.then((bytes) => {
          const text = bytes.toString();
          // Who was answered sends nothing more of a body that has no end.
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
    // A refused body may be cut off; what counts is the answer.
    request.on('error', reject);
    if (payload instanceof Readable) payload.pipe(request);
    else request.end(payload);
  });
}
