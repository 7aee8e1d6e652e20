import { subscriptionView } from './subscription.view';

const NOW = new Date('2026-11-20T12:00:00Z');
const at = (iso: string) => new Date(iso);
const trial = { plan: 'profesional', isTrial: true } as const;
const paid = { plan: 'inicial', isTrial: false } as const;

describe('what a user has', () => {
  it('is Free, and nothing else, for one who never had anything', () => {
    expect(subscriptionView([], NOW)).toEqual({ plan: 'free', status: 'none', expiresAt: null });
  });

  it('is the trial until the second it ends', () => {
    const held = [{ ...trial, expiresAt: at('2026-11-20T12:00:01Z') }];
    expect(subscriptionView(held, NOW)).toEqual({
      plan: 'profesional',
      status: 'trial',
      expiresAt: '2026-11-20T12:00:01.000Z',
    });
    expect(subscriptionView(held, at('2026-11-20T12:00:01Z'))).toEqual({
      plan: 'free',
      status: 'expired',
      expiresAt: '2026-11-20T12:00:01.000Z',
    });
  });

  it('is what was paid for when that lasts longer than the trial', () => {
    const held = [
      { ...trial, expiresAt: at('2026-11-25T00:00:00Z') },
      { ...paid, expiresAt: at('2026-12-20T00:00:00Z') },
    ];
    expect(subscriptionView(held, NOW)).toMatchObject({ plan: 'inicial', status: 'active' });
    expect(subscriptionView(held.toReversed(), NOW)).toMatchObject({ plan: 'inicial' });
  });

  it('never ends when it was granted without an end', () => {
    const held = [{ plan: 'empresarial', isTrial: false, expiresAt: null } as const];
    expect(subscriptionView(held, at('2126-01-01T00:00:00Z'))).toEqual({
      plan: 'empresarial',
      status: 'active',
      expiresAt: null,
    });
  });
});
