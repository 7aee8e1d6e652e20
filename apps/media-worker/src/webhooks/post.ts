import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

/** Longest wait for an integrator's answer, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 10_000;

interface Post {
  readonly url: URL;
  /** The address to connect to: the one that was checked, whatever its name leads to by now. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts to an integrator. @returns the status; redirects are not followed, answers not read */
export function post({ url, address, headers, body }: Post): Promise<number> {
  const isIpv6 = address.includes(':');
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
        lookup: (_host, { all }, done) => {
          const family = isIpv6 ? 6 : 4;
          if (all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    outgoing.on('error', reject).end(body);
  });
}
