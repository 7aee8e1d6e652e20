import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { GatewayConfig } from '../config';

/** Origins of remotes that are deployed elsewhere; ours need no mention. */
function remoteOrigins({ REMOTES }: GatewayConfig): string[] {
  const entries = REMOTES.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set(entries.map((entry) => new URL(entry).origin))];
}

/** Headers of every answer. Scripts come as files from known places, or not at all. */
export function securityHeaders(config: GatewayConfig): FastifyHelmetOptions {
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const remotes = remoteOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...remotes],
        // React writes style attributes: theme colours, bars, dragged items.
        'style-src': ["'self'", "'unsafe-inline'", ...remotes],
        'img-src': ["'self'", 'data:', 'blob:', ...remotes],
        'font-src': ["'self'", ...remotes],
        'connect-src': ["'self'", ...remotes],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        // The editor shows the diner page in a frame; nobody else's page may.
        'frame-ancestors': ["'self'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Diners' photos and logos are shown wherever a menu is embedded or previewed.
    crossOriginResourcePolicy: false,
  };
}
