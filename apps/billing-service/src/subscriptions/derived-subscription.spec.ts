import { centsOf, planOf, type PlanId } from '@cartaviva/domain';
import fc from 'fast-check';
import { endOf, deriveSubscription, leftAt, type Grant } from './derived-subscription';

const DAY_MS = 24 * 3_600_000;
const START = Date.parse('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(START + days * DAY_MS);
const trial: Grant = { plan: 'profesional', isTrial: true, days: 14, startsAt: inDays(0) };
const bought = (plan: PlanId, day: number): Grant => ({
  ...{ plan, isTrial: false, days: 30, startsAt: inDays(day) },
});
const endDay = (...grants: Grant[]) => (endOf(deriveSubscription(grants)!) - START) / DAY_MS;

describe('what payments buy (decisions, "Payment")', () => {
  it('is 30 days, from the later of now and the current end', () => {
    expect(endDay(bought('inicial', 0))).toBe(30);
    expect(endDay(bought('inicial', 0), bought('inicial', 10))).toBe(60);
    expect(endDay(bought('inicial', 0), bought('inicial', 40))).toBe(70);
  });

  it('adds to the days of a trial that are left, whatever is bought', () => {
    expect(endDay(trial, bought('profesional', 4))).toBe(44);
    expect(endDay(trial, bought('inicial', 4))).toBe(44);
    expect(deriveSubscription([trial, bought('inicial', 4)])!.plan).toBe('inicial');
    expect(endDay(trial, bought('inicial', 20))).toBe(50);
  });

  it('goes on at the price of the plan it is changed for', () => {
    const upgrade = [bought('inicial', 0), bought('profesional', 10)];
    expect(endDay(...upgrade)).toBeCloseTo(40 + (20 * 9) / 29, 6);
    const downgrade = [bought('profesional', 0), bought('inicial', 10)];
    expect(endDay(...downgrade)).toBeCloseTo(40 + (20 * 29) / 9, 6);
  });

  it('keeps the days of a trial as days through every change', () => {
    const changed = [trial, bought('inicial', 0), bought('profesional', 0)];
    expect(endDay(...changed)).toBeCloseTo(44 + (30 * 9) / 29, 6);
  });

  it('keeps them as days, too, of a trial that is told of late', () => {
    const late = { ...trial, startsAt: inDays(1) };
    const changed = [bought('inicial', 0), late, bought('profesional', 1)];
    expect(endDay(...changed)).toBeCloseTo(1 + 14 + 30 + (29 * 9) / 29, 6);
  });

  it('is none of it used up by a clock that was set back', () => {
    const before = deriveSubscription([bought('inicial', 10)])!;
    expect(leftAt(before, inDays(4).getTime())).toEqual(before);
  });

  it('is the same in whatever order it is heard, also of a trial that is told late', () => {
    const grants = [
      trial,
      bought('inicial', 1),
      bought('profesional', 3),
      bought('profesional', 9),
    ];
    expect(deriveSubscription(grants.toReversed())).toEqual(deriveSubscription(grants));
    expect(endDay(bought('inicial', 0), { ...trial, startsAt: inDays(1) })).toBe(44);
  });
});

describe('money', () => {
  const plan = fc.constantFrom<PlanId>('inicial', 'profesional');
  const minutes = fc.integer({ min: 0, max: 120 * 24 * 60 });
  const purchases = fc.array(fc.tuple(plan, minutes), { minLength: 1, maxLength: 12 });
  const cents = (id: PlanId) => centsOf(planOf(id).monthlyPrice);
  /** Value of bought time in cents times milliseconds, which avoids a division. */
  const worth = (id: PlanId, ms: number) => cents(id) * ms;
  const grantsOf = (all: readonly (readonly [PlanId, number])[]): Grant[] =>
    all
      .map(([id, at]) => bought(id, at / (24 * 60)))
      .sort((one, next) => one.startsAt.getTime() - next.startsAt.getTime());

  it('is neither lost nor made, whatever is bought when: what is left and what was used is what was paid', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        const grants = grantsOf(all);
        let [used, rounding] = [0, 0];
        grants.forEach((grant, index) => {
          const before = deriveSubscription(grants.slice(0, index));
          if (!before) return;
          const at = grant.startsAt.getTime();
          const left = leftAt(before, at);
          const remaining = left?.boughtMs ?? 0;
          used += worth(before.plan, before.boughtMs - remaining);
          // A fraction of a millisecond is rounded up in the owner's favor.
          if (left && before.plan !== grant.plan) rounding += cents(grant.plan);
        });
        const last = deriveSubscription(grants)!;
        const paid = grants.reduce((sum, { plan: id }) => sum + worth(id, 30 * DAY_MS), 0);
        const stored = used + worth(last.plan, last.boughtMs);
        expect(stored).toBeGreaterThanOrEqual(paid);
        expect(stored).toBeLessThanOrEqual(paid + rounding);
      }),
    );
  });

  it('given back takes back no day that another payment bought', () => {
    fc.assert(
      fc.property(purchases, fc.nat(), (all, which) => {
        const grants = grantsOf(all);
        const refunded = which % grants.length;
        const rest = grants.filter((_, index) => index !== refunded);
        const [before, after] = [deriveSubscription(grants)!, deriveSubscription(rest)];
        if (!after) return;
        expect(worth(after.plan, endOf(after) - after.since)).toBeGreaterThanOrEqual(
          worth(rest.at(-1)!.plan, 30 * DAY_MS),
        );
        const samePlan = all.every(([id]) => id === all[0]![0]);
        if (samePlan) expect(endOf(after)).toBeLessThanOrEqual(endOf(before));
      }),
    );
  });
});
