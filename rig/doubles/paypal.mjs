import { join } from 'node:path';
import { sandboxAt } from './paypal/sandbox-client.mjs';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

/**
 * The PayPal double as a process of its own.
 * @param {{ port: number, webhookUrl?: string }} options `webhookUrl`: where its notices go
 */
export async function startPayPal({ port, webhookUrl }) {
  const url = `http://localhost:${port}`;
  const script = join(import.meta.dirname, 'paypal-double.mjs');
  const server = await startServer('The PayPal double', process.execPath, [script], {
    env: {
      ...process.env,
      ...paypalAt(url),
      PAYPAL_PORT: String(port),
      PAYPAL_WEBHOOK_URL: webhookUrl ?? '',
    },
    isReady: () => isOpen(port),
  });
  return {
    url,
    /** What tells our processes where it is. */
    env: paypalAt(url),
    /** Plays the payer, the bank and fate. */
    sandbox: sandboxAt(url),
    ...server,
  };
}

/** What must be known of a double. @param {string} url */
export const paypalAt = (url) => ({
  PAYPAL_API_BASE: url,
  PAYPAL_CLIENT_ID: 'cartaviva',
  PAYPAL_CLIENT_SECRET: 'paypal-double',
  PAYPAL_WEBHOOK_ID: 'WHDOUBLE',
  PAYPAL_PAYEE: 'CARTAVIVA2DOBLE',
});
