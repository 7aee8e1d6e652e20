import type { GatewayConfig } from '../../config';

/**
 * A cookie of ours, which no script reads. Browsers bind a `__Host-` cookie to this very host over
 * https; plain http knows no such thing.
 */
export function hostCookie(name: string, { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: secure ? `__Host-${name}` : name, attributes };
}
