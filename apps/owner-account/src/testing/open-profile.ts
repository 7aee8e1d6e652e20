import type { AccountEventView, AccountView, ApiKeyView, SessionView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import routes from '../routes';

export const HERE: SessionView = {
  id: 'a'.repeat(64),
  device: 'Chrome en Android',
  createdAt: '2026-11-17T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  isCurrent: true,
};
export const LAPTOP: SessionView = {
  ...HERE,
  id: 'b'.repeat(64),
  device: 'Firefox en Windows',
  isCurrent: false,
};
export const TABLET: SessionView = { ...LAPTOP, id: 'c'.repeat(64), device: 'Safari en iPad' };

export const ACCOUNT: AccountView = { erasesAt: null, provedBy: 'password' };

export const POS_KEY: ApiKeyView = {
  id: '0d8c9a10-1111-4a53-9a53-3a2f0a8f2d11',
  name: 'Punto de venta',
  prefix: 'cv_live_3fQ9',
  scopes: ['menus:read', 'menus:write'],
  createdAt: '2026-11-17T12:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  previousExpiresAt: null,
};

export const anEvent = (changes: Partial<AccountEventView>): AccountEventView => ({
  id: `${changes.kind} ${changes.at}`,
  kind: 'signed-in',
  at: '2026-11-20T12:00:00.000Z',
  device: 'Chrome en Android',
  detail: null,
  ...changes,
});

/** Opens /profile with a stubbed server. By default the account has one session and no activity. */
export function openProfile(
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'GET /api/account': { body: ACCOUNT },
    'GET /api/auth/sessions': { body: [HERE] },
    'GET /api/account/activity': { body: [] },
    'GET /api/api-keys': { body: [] },
    'GET /api/webhooks': { body: [] },
    ...replies,
  });
  renderRoutes(routes, '/profile');
  return calls;
}
