import type { GatewayConfig } from '../../config';

type ApiBase = Pick<GatewayConfig, 'PAYPAL_API_BASE'>;

/** The part of PayPal that browsers see: `api-m.sandbox.paypal.com` is `www.sandbox.paypal.com` to them. */
const pagesOrigin = ({ PAYPAL_API_BASE }: ApiBase): string =>
  PAYPAL_API_BASE.replace('://api-m.', '://www.');

const isPayPal = (origin: string) => new URL(origin).hostname.endsWith('.paypal.com');

/** Where the browser loads the provider's script from, once a payment button is opened. */
export const scriptUrlOf = (config: ApiBase): string => `${pagesOrigin(config)}/web-sdk/v6/core`;

/** Where the script and what it loads, shows and asks come from. */
export function paymentOrigins(config: ApiBase): string[] {
  const origin = pagesOrigin(config);
  return isPayPal(origin) ? ['https://*.paypal.com', 'https://*.paypalobjects.com'] : [origin];
}
