import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

/** Maximum wait for an integrator's answer, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 10_000;
/** Maximum number of bytes that are read from an answer. */
const MAX_ANSWER_BYTES = 2048;

interface Post {
  readonly url: URL;
  /** IP address to connect to. It is the checked one, even if the host name resolves differently by then. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs?: number;
}

interface Answer {
  readonly status: number;
  /** First bytes of the answer as UTF-8, without null characters, which Postgres cannot store. */
  readonly body: string;
}

/** Posts to an integrator. It does not follow redirects, and it stops reading an answer after ten seconds. */
export function post(sent: Post): Promise<Answer> {
  const { url, address, headers, body, timeoutMs = DELIVERY_TIMEOUT_MS } = sent;
  const family = address.includes(':') ? 6 : 4;
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_host, { all }, done) => {
          if (all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
        // The status has arrived, so a later error only truncates the body.
        outgoing.off('error', reject).on('error', () => undefined);
        void beginningOf(response).then((text) =>
          resolve({ status: response.statusCode ?? 0, body: text }),
        );
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

/** Reads until the answer ends, fails or reaches the limit. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status has already decided if the delivery succeeded.
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString();
  return text.replaceAll('\u0000', '\uFFFD');
}
