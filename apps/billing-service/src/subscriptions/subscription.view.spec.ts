import { toSubscriptionView } from './subscription.view';

const NOW = new Date('2026-11-20T12:00:00Z');
const at = (iso: string) => new Date(iso);
const row = { status: 'active', cancelledAt: null, expiresAt: null } as const;
const trial = { ...row, plan: 'profesional', isTrial: true, days: 14 } as const;
const paid = { ...row, plan: 'inicial', isTrial: false, days: 30 } as const;
const refunded = { ...paid, plan: 'profesional', status: 'refunded' } as const;
const granted = { ...row, plan: 'empresarial', isTrial: false, days: null } as const;
const free = { plan: 'free', effectivePlan: 'free', cancelsAtEnd: false } as const;

describe('what a user has', () => {
  it('is Free, and nothing else, for one who never had anything', () => {
    expect(toSubscriptionView([], NOW)).toEqual({ ...free, status: 'none', expiresAt: null });
  });

  it('is the trial until the second it ends', () => {
    const held = [{ ...trial, startsAt: at('2026-11-06T12:00:01Z') }];
    const expiresAt = '2026-11-20T12:00:01.000Z';
    expect(toSubscriptionView(held, NOW)).toEqual({
      ...{ plan: 'profesional', effectivePlan: 'profesional', status: 'trial', expiresAt },
      cancelsAtEnd: false,
    });
    const over = toSubscriptionView(held, at(expiresAt));
    expect(over).toEqual({ ...free, status: 'expired', expiresAt });
  });

  it('is what was bought, with the days that were left of the trial', () => {
    const held = [
      { ...trial, startsAt: at('2026-11-11T12:00:00Z') },
      { ...paid, startsAt: at('2026-11-20T11:00:00Z') },
    ];
    for (const rows of [held, held.toReversed()]) {
      expect(toSubscriptionView(rows, NOW)).toMatchObject({
        ...{ plan: 'inicial', status: 'active', expiresAt: '2026-12-25T12:00:00.000Z' },
      });
    }
  });

  it('is kept to its end when it is cancelled, and no longer cancelled when it is paid again', () => {
    const startsAt = at('2026-11-19T12:00:00Z');
    const held = [{ ...paid, startsAt, cancelledAt: NOW }];
    const view = toSubscriptionView(held, NOW);
    expect(view).toMatchObject({ plan: 'inicial', status: 'cancelled', cancelsAtEnd: true });
    const again = [...held, { ...paid, startsAt: at('2026-11-19T13:00:00Z') }];
    expect(toSubscriptionView(again, NOW)).toMatchObject({ status: 'active', cancelsAtEnd: false });
  });

  it('is what it would be without a payment that was refunded', () => {
    const held = [
      { ...paid, startsAt: at('2026-11-10T12:00:00Z') },
      { ...refunded, startsAt: at('2026-11-19T12:00:00Z') },
    ];
    const expiresAt = '2026-12-10T12:00:00.000Z';
    expect(toSubscriptionView(held, NOW)).toMatchObject({ plan: 'inicial', expiresAt });
  });

  it('never ends when it was granted without an end, whatever is bought', () => {
    const held = [
      { ...granted, startsAt: NOW },
      { ...paid, startsAt: NOW },
    ];
    expect(toSubscriptionView(held, at('2126-01-01T00:00:00Z'))).toMatchObject({
      ...{ plan: 'empresarial', status: 'active', expiresAt: null },
    });
    const over = { status: 'expired', expiresAt: at('2026-12-01T12:00:00Z') } as const;
    const takenBack = [
      { ...granted, ...over, startsAt: NOW },
      { ...paid, startsAt: NOW },
    ];
    expect(toSubscriptionView(takenBack, NOW)).toMatchObject({ plan: 'inicial' });
  });

  it('runs as long as the longest that was granted', () => {
    const ends = [
      '2026-12-01T12:00:00.000Z',
      '2027-02-01T12:00:00.000Z',
      '2027-01-01T12:00:00.000Z',
    ];
    const held = ends.map((end) => ({ ...granted, startsAt: NOW, expiresAt: at(end) }));
    expect(toSubscriptionView(held, NOW)).toMatchObject({ expiresAt: ends[1] });
    const forGood = [...held, { ...granted, startsAt: NOW }];
    expect(toSubscriptionView(forGood, NOW)).toMatchObject({ expiresAt: null });
  });

  it('tells, once all is over, when the last of it was', () => {
    const held = [
      { ...paid, startsAt: at('2026-01-01T12:00:00Z') },
      { ...granted, startsAt: NOW, expiresAt: at('2026-11-01T12:00:00Z') },
    ];
    expect(toSubscriptionView(held, NOW)).toMatchObject({
      ...{ status: 'expired', expiresAt: '2026-11-01T12:00:00.000Z' },
    });
  });
});
