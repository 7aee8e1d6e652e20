import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { isOpen, until } from './ports.mjs';

/**
 * A mail server that keeps every mail for people to read: SMTP, a web page, JSON at /api/email.
 * @param {{ folder: string, smtpPort: number, webPort: number }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url for SMTP
 */
export async function startInbox({ folder, smtpPort, webPort }) {
  mkdirSync(folder, { recursive: true });
  const main = new URL(import.meta.resolve('maildev')).pathname.replace(
    /dist\/.*$/,
    'dist/bin/maildev.js',
  );
  const args = [
    ...['--smtp', String(smtpPort), '--ip', '127.0.0.1'],
    ...['--web', String(webPort), '--web-ip', '127.0.0.1'],
    ...['--mail-directory', folder, '--silent'],
  ];
  const server = spawn(process.execPath, [main, ...args], { stdio: 'ignore', detached: true });
  await until(
    async () => (await isOpen(smtpPort)) && (await isOpen(webPort)),
    15_000,
    'The mail inbox did not start',
  );
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
