import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config';
import { paymentOrigins } from './payment-pages';

type Directives = Readonly<Record<string, readonly string[]>>;

export const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Returns the origins of remotes that are deployed elsewhere. */
function remoteOrigins({ REMOTES }: GatewayConfig): string[] {
  const entries = REMOTES.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set(entries.map((entry) => new URL(entry).origin))];
}

/** Default policy of pages. Scripts are allowed only as files from known origins. */
function pageDirectives(remotes: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    // React sets style attributes for theme colors, bars and dragged items.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * Returns the headers of the owners' screens, which differ from the default. Any screen may open a payment, which
 * loads the provider's script and communicates with its window.
 */
export function paymentPageHeaders(config: GatewayConfig): Readonly<Record<string, string>> {
  const provider = paymentOrigins(config);
  const usual = pageDirectives(remoteOrigins(config));
  const withProvider = ['script-src', 'style-src', 'img-src', 'connect-src'].map((name) => [
    name,
    [...usual[name]!, ...provider],
  ]);
  return {
    'content-security-policy': policy({
      ...usual,
      ...(Object.fromEntries(withProvider) as Directives),
      // A PDF file that the owner selected is shown beside the menu read from it.
      'frame-src': ["'self'", 'blob:', ...provider],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Disables browser features. The camera stays enabled, because owners take photos of dishes. */
const PERMISSIONS_POLICY = [
  'camera=(self)',
  ...['display-capture', 'geolocation', 'microphone', 'midi', 'usb'].map((name) => `${name}=()`),
].join(', ');

/** Header of files that other sites embed: menu images, scripts and fonts. */
export const LOADED_BY_ANYONE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Headers of public data, which pages of any site can read. Such requests are always anonymous, because browsers send
 * no credentials to a wildcard origin (Fetch standard, CORS protocol).
 */
export const READABLE_BY_ANYONE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, retry-after, x-request-id, cartaviva-version',
} as const;

/** Headers of the diner page, which the editor shows in a frame. */
export const FRAMED_BY_OURSELVES = {
  'content-security-policy': policy({ ...pageDirectives([]), 'frame-ancestors': ["'self'"] }),
  'x-frame-options': 'SAMEORIGIN',
} as const;

/**
 * Headers of an embeddable menu, which any site can frame. Clickjacking is harmless, because the page ignores
 * sessions. `X-Frame-Options` cannot express this and must be removed.
 */
export const FRAMED_BY_ANYONE = {
  ...LOADED_BY_ANYONE,
  'content-security-policy': policy({ ...pageDirectives([]), 'frame-ancestors': ['*'] }),
} as const;

/**
 * Returns the headers of every response, computed once. Helmet computes them for each response, which took two fifths
 * of the time of a diner page.
 */
export function securityHeaders(config: GatewayConfig): Readonly<Record<string, string>> {
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  return {
    'content-security-policy': policy(pageDirectives(remoteOrigins(config))),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Sets the headers first, so that routes can override them. */
export function secureAnswers(
  fastify: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
