import { billing } from '@cartaviva/contracts';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the plans', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  it('are those of the specification, for anybody to read', async () => {
    const plans = await service.visitor(billing.plan.list, {});
    expect(
      plans.map((plan) => [
        plan.name,
        plan.price,
        plan.menuLimit,
        plan.peopleLimit,
        plan.apiCallsPerHour,
        plan.paypalPlan,
      ]),
    ).toEqual([
      ['Free', '0.00', 1, 1, 1000, 'free'],
      ['Inicial', '9.00', 3, 2, 5000, 'starter'],
      ['Profesional', '29.00', 5, 5, 5000, 'professional'],
      ['Empresarial', '99.00', null, null, null, null],
    ]);
    expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['profesional']);
    expect(plans.filter(({ enterprise }) => enterprise).map(({ id }) => id)).toEqual([
      'empresarial',
    ]);
    for (const { features } of plans) expect(features.length).toBeGreaterThan(3);
  });
});
