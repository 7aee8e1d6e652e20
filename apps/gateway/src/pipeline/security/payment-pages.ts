import type { GatewayConfig } from '../../config';

type ApiBase = Pick<GatewayConfig, 'PAYPAL_API_BASE'>;

/** Returns PayPal's origin for browsers. `api-m.sandbox.paypal.com` becomes `www.sandbox.paypal.com`. */
const pagesOrigin = ({ PAYPAL_API_BASE }: ApiBase): string =>
  PAYPAL_API_BASE.replace('://api-m.', '://www.');

const isPayPal = (origin: string) => new URL(origin).hostname.endsWith('.paypal.com');

/** Returns the address of the provider's script, which loads when a payment button appears. */
export const scriptUrlOf = (config: ApiBase): string => `${pagesOrigin(config)}/web-sdk/v6/core`;

export function paymentOrigins(config: ApiBase): string[] {
  const origin = pagesOrigin(config);
  return isPayPal(origin) ? ['https://*.paypal.com', 'https://*.paypalobjects.com'] : [origin];
}
