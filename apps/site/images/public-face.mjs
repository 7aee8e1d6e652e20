import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Public address that appears in address bars and QR codes of the images. */
export const PUBLIC_ADDRESS = 'https://cartaviva.do';
const { hostname } = new URL(PUBLIC_ADDRESS);

/**
 * Makes a local system available under the public address, which must also be its `PUBLIC_URL`.
 * @param {string} address local address of the system
 * @returns {Promise<{ flags: string[], close: () => void }>} flags for the browser that visits it
 */
export async function showPublicly(address) {
  const { host, hostname: name, port } = new URL(address);
  const server = createServer(certificate(), (asked, reply) => {
    const { method, url: path, headers } = asked;
    const passed = request(
      { host: name, port, method, path, headers: { ...headers, host } },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passed.on('error', () => reply.destroy());
    // An event stream never ends by itself.
    reply.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: front } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    flags: [
      `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${front}`,
      '--ignore-certificate-errors',
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Creates a certificate that is valid for a day. Only our own browser accepts it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-face-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const pair = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${key}`, '-out', `${cert}`];
  try {
    execFileSync('openssl', ['req', '-x509', ...pair, '-days', '1', '-subj', `/CN=${hostname}`], {
      stdio: 'ignore',
    });
    return { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
