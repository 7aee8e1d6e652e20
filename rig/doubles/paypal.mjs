import { startDouble } from './loopback.mjs';
import { sandboxAt } from './paypal/sandbox-client.mjs';

/** @param {{ port: number, webhookUrl?: string }} options `webhookUrl`: receiver of its notices */
export async function startPayPal({ port, webhookUrl }) {
  const url = `http://localhost:${port}`;
  const own = { PAYPAL_PORT: String(port), PAYPAL_WEBHOOK_URL: webhookUrl ?? '' };
  const env = { ...process.env, ...paypalAt(url), ...own };
  const server = await startDouble('The PayPal double', 'paypal-double.mjs', { port, env });
  return {
    url,
    env: paypalAt(url),
    /** Client of `/sandbox`, which acts for the payer and the bank and injects faults. */
    sandbox: sandboxAt(url),
    ...server,
  };
}

/** @param {string} url */
export const paypalAt = (url) => ({
  PAYPAL_API_BASE: url,
  PAYPAL_CLIENT_ID: 'cartaviva',
  PAYPAL_CLIENT_SECRET: 'paypal-double',
  PAYPAL_WEBHOOK_ID: 'WHDOUBLE',
  PAYPAL_PAYEE: 'CARTAVIVA2DOBLE',
});
