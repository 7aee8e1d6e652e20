import { startDouble } from './loopback.mjs';
import { sandboxAt } from './paypal/sandbox-client.mjs';

/**
 * The PayPal double as a process of its own.
 * @param {{ port: number, webhookUrl?: string }} options `webhookUrl`: where its notices go
 */
export async function startPayPal({ port, webhookUrl }) {
  const url = `http://localhost:${port}`;
  const own = { PAYPAL_PORT: String(port), PAYPAL_WEBHOOK_URL: webhookUrl ?? '' };
  const env = { ...process.env, ...paypalAt(url), ...own };
  const server = await startDouble('The PayPal double', 'paypal-double.mjs', { port, env });
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
