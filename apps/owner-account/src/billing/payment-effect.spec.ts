import type { SubscriptionView } from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { effectOf } from './payment-effect';

const on = (plan: PlanId, changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  ...{ plan, effectivePlan: plan, status: 'active', cancelsAtEnd: false },
  expiresAt: '2026-11-30T12:00:00.000Z',
  ...changes,
});

describe('what paying does (docs/adr/0013)', () => {
  it.each<[string, PlanId, SubscriptionView | undefined, RegExp]>([
    ['begins', 'inicial', on('free', { status: 'none', expiresAt: null }), /^Empieza al pagar y/],
    ['begins, for all we know', 'inicial', undefined, /^Empieza al pagar y/],
    ['adds to the same plan', 'inicial', on('inicial'), /Suma 30 días .* 30 de noviembre de 2026/],
    ['keeps the trial’s days', 'inicial', on('profesional', { status: 'trial' }), /con Inicial/],
    ['converts another plan’s', 'profesional', on('inicial'), /de Inicial .* días de Profesional/],
    ['runs beneath a grant', 'inicial', on('empresarial'), /Empresarial sigue hasta el 30/],
  ])('%s', (_, plan, subscription, sentence) => {
    expect(effectOf(plan, subscription)).toMatch(sentence);
  });
});
