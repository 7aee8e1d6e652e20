#!/usr/bin/env node
import { paypalAt } from './paypal.mjs';
import { apiRoutes } from './paypal/api.mjs';
import { Captures } from './paypal/captures.mjs';
import { checkoutRoutes } from './paypal/checkout.mjs';
import { Clock } from './paypal/clock.mjs';
import { Faults } from './paypal/faults.mjs';
import { serve } from './paypal/http.mjs';
import { PayPalWebhooks } from './paypal/webhooks.mjs';
import { Orders } from './paypal/orders.mjs';
import { RequestIds } from './paypal/request-ids.mjs';
import { sandboxRoutes } from './paypal/sandbox.mjs';
import { Tokens } from './paypal/tokens.mjs';

/**
 * @typedef {object} Account
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {string} webhookId
 * @property {string | undefined} webhookUrl  first webhook; more can be added at run time
 * @property {string} payee  merchant ID of the payee
 *
 * @typedef {object} Shop
 * @property {string} url
 * @property {string} webhookId
 * @property {Clock} clock
 * @property {Faults} faults
 * @property {PayPalWebhooks} webhooks
 * @property {Tokens} tokens
 * @property {Captures} captures
 * @property {Orders} orders
 * @property {RequestIds} requestIds
 */

/**
 * Double of PayPal on the loopback interface, in memory, with the parts that CartaViva uses: tokens, orders and
 * captures, signed notices, the page where a payer approves, and the script for the shop's page. With `/sandbox`,
 * scripts approve orders, inject faults, shift the clock and read the charges.
 * @param {number} port @param {Account} account
 */
export async function openPayPalDouble(port, account) {
  const { clientId, clientSecret, webhookId, webhookUrl, payee } = account;
  const url = `http://localhost:${port}`;
  const clock = new Clock();
  const faults = new Faults();
  const webhooks = new PayPalWebhooks({ clock, url, faults });
  const captures = new Captures({ clock, url, faults, webhooks });
  const paid = { email_address: 'cobros@cartaviva.example', merchant_id: payee };
  /** @type {Shop} */
  const shop = {
    url,
    webhookId,
    clock,
    faults,
    webhooks,
    captures,
    tokens: new Tokens({ clock, clientId, clientSecret }),
    orders: new Orders({ clock, payee: paid, url, captures, webhooks }),
    requestIds: new RequestIds(clock),
  };
  if (webhookUrl) webhooks.webhooks.push({ id: webhookId, url: webhookUrl });
  const server = await serve(
    [...apiRoutes(shop), ...checkoutRoutes(shop), ...sandboxRoutes(shop)],
    port,
  );
  return { url, stop: server.close };
}

if (process.argv[1] === import.meta.filename) {
  const { env } = process;
  const port = Number(env['PAYPAL_PORT'] || 3900);
  const account = { ...paypalAt(`http://localhost:${port}`), ...env };
  await openPayPalDouble(port, {
    clientId: account.PAYPAL_CLIENT_ID,
    clientSecret: account.PAYPAL_CLIENT_SECRET,
    webhookId: account.PAYPAL_WEBHOOK_ID,
    webhookUrl: env['PAYPAL_WEBHOOK_URL'],
    payee: account.PAYPAL_PAYEE,
  });
}
