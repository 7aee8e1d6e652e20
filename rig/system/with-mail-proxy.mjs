import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { startInbox } from '../doubles/inbox.mjs';
import { sandboxAt } from '../doubles/paypal/sandbox-client.mjs';
import { startTcpProxy } from './tcp-proxy.mjs';
import { startTestSystem } from './test-system.mjs';

/**
 * Starts a system with a proxy in front of its own mail server. The data remains until `close`, even after the
 * processes end.
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
export async function startWithMailProxy({ args = [], env = {} } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-faults-'));
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const inbox = await startInbox({ folder: join(data, 'inbox'), smtpPort, webPort });
  const smtp = await startTcpProxy(smtpPort);
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const opened = await startTestSystem({ args, env: { ...env, ...mail }, data });
  console.log(`  open after ${(opened.openedInMs / 1000).toFixed(1)} s\n`);
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await opened.close();
    await smtp.stop();
    await inbox.stop();
  };
  return {
    system: { ...opened, inboxUrl: `http://localhost:${webPort}` },
    ...{ smtp, data, paypal: sandboxAt(opened.paypalUrl) },
    /** Ends the processes and keeps the data. */
    stop,
    close: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
