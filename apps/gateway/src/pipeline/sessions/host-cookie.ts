import type { GatewayConfig } from '../../config';

/**
 * Returns the name and attributes of a cookie that scripts cannot read. The prefix `__Host-` binds it to this host
 * and works only over HTTPS.
 */
export function hostCookie(name: string, { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: secure ? `__Host-${name}` : name, attributes };
}
