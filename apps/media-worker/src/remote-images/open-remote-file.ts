import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

/** Maximum number of redirects. Each address is checked like the first one. */
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface Opening {
  /** The address to connect to. Throws for an address that must not be reached. */
  readonly addressOf: (url: URL) => Promise<string>;
  readonly signal: AbortSignal;
}

/**
 * Opens a file of another site. It connects to the checked IP address, even if the host name resolves differently by
 * then. Throws for any status other than 200.
 */
export async function openRemoteFile(
  first: URL,
  { addressOf, signal }: Opening,
): Promise<IncomingMessage> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, await addressOf(url), signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location) throw new Error(`answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error('too many redirects');
}

function get(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = address.includes(':') ? 6 : 4;
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    send(
      url,
      {
        agent: false,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'CartaViva' },
        lookup: (_host, { all }, done) => {
          if (all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}
