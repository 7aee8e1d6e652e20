import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the product is for its readers: what its images say in address fields and codes. */
export const PUBLIC_ADDRESS = 'https://cartaviva.do';
const { hostname } = new URL(PUBLIC_ADDRESS);

/**
 * Shows a system of this machine under our public address, which the system was opened with.
 * @param {string} address its address here
 * @returns {Promise<{ flags: string[], close: () => void }>} flags for the browser that is to see it so
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
    // A stream of news never ends by itself.
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

/** For a day, and for nobody but our own browser. */
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
