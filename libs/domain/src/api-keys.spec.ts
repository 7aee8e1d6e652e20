import { grantedScopes, rotatedKey } from './api-keys';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));

describe('the scopes of a key', () => {
  it.each([
    [['menus:write'], ['menus:read', 'menus:write']],
    [['menus:read'], ['menus:read']],
    [
      ['webhooks', 'analytics:read'],
      ['analytics:read', 'webhooks'],
    ],
  ] as const)('%j are %j', (asked, granted) => expect(grantedScopes(asked)).toEqual(granted));
});

describe('a key that is rotated', () => {
  it('has no end where it had none, and its secret before ends a day later', () => {
    expect(rotatedKey({ issuedAt: at(1), expiresAt: null }, at(10))).toEqual({
      expiresAt: null,
      previousExpiresAt: at(11),
    });
  });

  it('lives as long again as it was meant to', () => {
    const key = { issuedAt: at(1), expiresAt: at(21) };
    expect(rotatedKey(key, at(10))).toEqual({ expiresAt: at(30), previousExpiresAt: at(11) });
  });

  it('makes its secret before live no longer than it was to', () => {
    const key = { issuedAt: at(1), expiresAt: at(10, 6) };
    expect(rotatedKey(key, at(10)).previousExpiresAt).toEqual(at(10, 6));
    expect(rotatedKey(key, at(12)).previousExpiresAt).toEqual(at(10, 6));
  });
});
