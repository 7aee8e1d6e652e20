import { mkdirSync } from 'node:fs';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

/**
 * Starts a mail server that keeps all mails: SMTP, a web page, and JSON at /api/email.
 * @param {{ folder: string, smtpPort: number, webPort: number }} options
 * @returns {Promise<{ url: string } & import('../../tools/engines/child-process.mjs').Child>} `url` is for SMTP
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
  const server = await startServer('The mail inbox', process.execPath, [main, ...args], {
    isReady: async () => (await isOpen(smtpPort)) && (await isOpen(webPort)),
    limitMs: 60_000,
  });
  return { url: `smtp://127.0.0.1:${smtpPort}`, ...server };
}
