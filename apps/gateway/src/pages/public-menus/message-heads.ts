import type { ServerResponse } from 'node:http';

/** Private field in which Node keeps the status line and headers of a response. There is no public access. */
interface WithHead {
  _header?: string | null;
}

/**
 * Response to send. `headers` lists names and values in turn and must be the same array for the same headers and
 * status.
 */
interface Message {
  readonly status: number;
  readonly headers: readonly string[];
  readonly requestId: string;
  readonly body: Uint8Array | undefined;
}

const REQUEST_ID = 'x-request-id';
/**
 * Maximum size in bytes of a body that is sent in one string with its head. Node takes a fifth longer for two pieces.
 */
const SMALL = 4096;

/**
 * Sends responses with cached heads (status line and headers). Node writes each head once per second, because of its
 * date. In between, heads are assembled from Node's own lines. Checking and joining a dozen headers takes Node a
 * sixth of the time of a small response.
 */
export class MessageHeads {
  /** Text that Node wrote before the request ID, by headers. */
  private readonly before = new WeakMap<readonly string[], string>();
  /** Text that Node wrote after the request ID: the date and the keep-alive timeout. */
  private after = '';
  private second = NaN;
  /** Small bodies as Latin-1 text. */
  private readonly texts = new WeakMap<Uint8Array, string>();

  /** Works like `writeHead` and `end` with these headers, an `x-request-id` and the body. */
  send(response: ServerResponse, message: Message): void {
    const { status, headers, requestId, body } = message;
    const second = Math.floor(Date.now() / 1000);
    const before = this.before.get(headers);
    const staysOpen = response.shouldKeepAlive && response.req.httpVersion === '1.1';
    if (staysOpen && before !== undefined && second === this.second) {
      const small = this.textOf(body);
      response.statusCode = status;
      (response as WithHead)._header = before + requestId + this.after + (small ?? '');
      response.end(small === undefined ? body : undefined);
      return;
    }
    response.writeHead(status, [...headers, REQUEST_ID, requestId]);
    if (staysOpen) this.keep((response as WithHead)._header ?? '', message, second);
    response.end(body);
  }

  private keep(head: string, { headers, requestId }: Message, second: number): void {
    const line = `${REQUEST_ID}: ${requestId}`;
    const end = head.lastIndexOf(line) + line.length;
    if (end < line.length) return;
    this.before.set(headers, head.slice(0, end - requestId.length));
    this.after = head.slice(end);
    this.second = second;
  }

  private textOf(body: Uint8Array | undefined): string | undefined {
    if (!body || body.length > SMALL) return undefined;
    const known = this.texts.get(body);
    if (known !== undefined) return known;
    const text = Buffer.from(body).toString('latin1');
    this.texts.set(body, text);
    return text;
  }
}
