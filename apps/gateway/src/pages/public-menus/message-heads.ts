import type { ServerResponse } from 'node:http';

/** Where Node keeps a head until it leaves with the body; there is no public way to give it one. */
interface WithHead {
  _header?: string | null;
}

const REQUEST_ID = 'x-request-id: ';

/**
 * Heads of answers: the status line and the headers. Node writes each once, and once a second for its date; between
 * these they are put together from its own lines, since to check and join a dozen of headers takes Node a sixth of a
 * small answer's time.
 */
export class MessageHeads {
  /** What Node wrote before the request's id, by the headers. */
  private readonly before = new WeakMap<readonly string[], string>();
  /** What it wrote after it: the date, and how long the connection stays open. */
  private after = '';
  /** The second of that date. */
  private second = NaN;

  /**
   * Does what `writeHead` does with these headers and an `x-request-id`.
   * @param headers names and values in turn, always the same list for the same headers and status
   */
  write(
    response: ServerResponse,
    status: number,
    headers: readonly string[],
    requestId: string,
  ): void {
    const second = Math.floor(Date.now() / 1000);
    const before = this.before.get(headers);
    const staysOpen = response.shouldKeepAlive && response.req.httpVersion === '1.1';
    if (staysOpen && before !== undefined && second === this.second) {
      response.statusCode = status;
      (response as WithHead)._header = before + requestId + this.after;
      return;
    }
    response.writeHead(status, [...headers, REQUEST_ID.slice(0, -2), requestId]);
    if (staysOpen) this.keep((response as WithHead)._header ?? '', headers, requestId, second);
  }

  private keep(head: string, headers: readonly string[], requestId: string, second: number): void {
    const at = head.lastIndexOf(REQUEST_ID + requestId) + REQUEST_ID.length;
    if (at < REQUEST_ID.length) return;
    this.before.set(headers, head.slice(0, at));
    this.after = head.slice(at + requestId.length);
    this.second = second;
  }
}
