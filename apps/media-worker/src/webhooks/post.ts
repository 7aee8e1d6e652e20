import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

/** Longest wait for an integrator's answer, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 10_000;
/** What of an answer is read, in bytes. */
const MAX_ANSWER_BYTES = 2048;

interface Post {
  readonly url: URL;
  /** The address to connect to: the one that was checked, whatever its name leads to by now. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs?: number;
}

interface Answer {
  readonly status: number;
  /** Its first bytes, as UTF-8, without what a database cannot hold. */
  readonly body: string;
}

/** Posts to an integrator. Redirects are not followed; an answer without an end is left after ten seconds. */
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
        // It was answered: what breaks now cuts the answer short.
        outgoing.off('error', reject).on('error', () => undefined);
        void beginningOf(response).then((text) =>
          resolve({ status: response.statusCode ?? 0, body: text }),
        );
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

/** What came before the answer ended, broke off or was enough. */
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
    // The status came: that decides whether the delivery arrived.
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString();
  return text.replaceAll('\u0000', '\uFFFD');
}
