import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config';
import { paymentOrigins } from './payment-pages';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The value of a Content-Security-Policy header. */
export const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Origins of remotes that are deployed elsewhere; ours need no mention. */
function remoteOrigins({ REMOTES }: GatewayConfig): string[] {
  const entries = REMOTES.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set(entries.map((entry) => new URL(entry).origin))];
}

/** What pages may do: scripts come as files from known places, or not at all. */
function pageDirectives(remotes: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    // React writes style attributes: theme colours, bars, dragged items.
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
 * What the owners' screens have in place of the usual: any of them may open a payment, which loads the
 * provider's script and talks with its window.
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
      // A PDF that its owner has chosen stands beside what was read from it.
      'frame-src': ["'self'", 'blob:', ...provider],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Pages may not use these devices of the browser. The camera stays allowed, because owners take photos of dishes. */
const PERMISSIONS_POLICY = [
  'camera=(self)',
  ...['display-capture', 'geolocation', 'microphone', 'midi', 'usb'].map((name) => `${name}=()`),
].join(', ');

/** Header of files that other sites embed: images of menus in feeds and oEmbed, scripts, typefaces. */
export const LOADED_BY_ANYONE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Headers of public data: pages of any site may read it, always as visitors, because no credentials
 * come with a request to a wildcard origin (Fetch standard, CORS protocol).
 */
export const READABLE_BY_ANYONE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, retry-after, x-request-id, cartaviva-version',
} as const;

/** What the diner page has in place of the usual: the editor shows it in a frame. */
export const FRAMED_BY_OURSELVES = {
  'content-security-policy': policy({ ...pageDirectives([]), 'frame-ancestors': ["'self'"] }),
  'x-frame-options': 'SAMEORIGIN',
} as const;

/**
 * What a menu has in place of the usual where any site may show it in a frame: nothing on that page knows
 * who is signed in, so that a press stolen by the site around it does nothing. `X-Frame-Options` has no word
 * for it and must be taken off.
 */
export const FRAMED_BY_ANYONE = {
  ...LOADED_BY_ANYONE,
  'content-security-policy': policy({ ...pageDirectives([]), 'frame-ancestors': ['*'] }),
} as const;

/**
 * Headers of every answer, worked out once. (Helmet works out the same dozen anew for each answer,
 * which took two fifths of a diner page's time.)
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

/** Sets them first, so that whatever answers may still say otherwise. */
export function secureAnswers(
  fastify: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
