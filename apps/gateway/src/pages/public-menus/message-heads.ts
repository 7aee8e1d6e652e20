import type { ServerResponse } from 'node:http';

/** Where Node keeps the status line and headers that it wrote of a response; there is no public way to them. */
interface WithHead {
  _header?: string | null;
}

/** What is sent: `headers` are names and values in turn, always the same list for the same headers and status. */
interface Message {
  readonly status: number;
  readonly headers: readonly string[];
  readonly requestId: string;
  readonly body: Uint8Array | undefined;
}

const REQUEST_ID = 'x-request-id';
/** A body of no more bytes goes with its head in one string: Node takes a fifth longer for two pieces. */
const SMALL = 4096;

/**
 * Sends answers whose head (the status line and the headers) Node has written before. Node writes each once, and once
 * a second for its date; between these they are put together from its own lines, since to check and join a dozen of
 * headers takes it a sixth of a small answer's time.
 */
export class MessageHeads {
  /** What Node wrote before the request's id, by the headers. */
  private readonly before = new WeakMap<readonly string[], string>();
  /** What it wrote after it: the date, and how long the connection stays open. */
  private after = '';
  /** The second of that date. */
  private second = NaN;
  /** Small bodies as text, a character for each byte. */
  private readonly texts = new WeakMap<Uint8Array, string>();

  /** Does what `writeHead` and `end` do with these headers, an `x-request-id` and the body. */
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
