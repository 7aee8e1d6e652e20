import { apiCallsOf, effectivePlan, planOf, PLANS, planWith } from './plans';

describe('the plans of specification §9', () => {
  it('cost and allow what the page says', () => {
    expect(
      PLANS.map(({ name, monthlyPrice, menuLimit, peopleLimit }) => [
        ...[name, monthlyPrice, menuLimit, peopleLimit],
      ]),
    ).toEqual([
      ['Free', '0.00', 1, 1],
      ['Inicial', '9.00', 3, 2],
      ['Profesional', '29.00', 5, 5],
      ['Empresarial', '99.00', null, null],
    ]);
    expect(PLANS.map(({ apiCallsPerHour }) => apiCallsPerHour)).toEqual([1000, 5000, 5000, null]);
    expect(PLANS.map(apiCallsOf)).toEqual([
      '1,000 llamadas por hora',
      '5,000 llamadas por hora',
      '5,000 llamadas por hora',
      'sin límite, con un uso justo de 100,000 llamadas por hora',
    ]);
    for (const plan of PLANS) {
      expect(plan.features).toContain(`Acceso a la API: ${apiCallsOf(plan)}`);
    }
    expect(PLANS.filter(({ popular }) => popular)).toEqual([planOf('profesional')]);
  });

  it.each([
    ['languages', 'Profesional'],
    ['branding', 'Profesional'],
    ['advancedAnalytics', 'Profesional'],
    ['whiteLabel', 'Empresarial'],
    ['integrations', 'Empresarial'],
    ['availabilityReport', 'Empresarial'],
  ] as const)('offer %s from %s on, the cheapest that has it', (ability, name) =>
    expect(planWith(ability).name).toBe(name),
  );

  it('count until the moment they expire', () => {
    const end = new Date('2026-12-01T12:00:00Z');
    const before = new Date(end.getTime() - 1);
    expect(effectivePlan('profesional', end, before)).toBe('profesional');
    expect(effectivePlan('profesional', end, end)).toBe('free');
    expect(effectivePlan('empresarial', null, end)).toBe('empresarial');
  });
});
