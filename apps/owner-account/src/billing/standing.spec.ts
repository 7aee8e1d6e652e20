import type { SubscriptionView } from '@cartaviva/contracts';
import { standingOf } from './standing';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const IN_NINE_DAYS = '2026-11-30T11:00:00.000Z';

const aSubscription = (changes: Partial<SubscriptionView>): SubscriptionView => ({
  ...{ plan: 'profesional', effectivePlan: 'profesional', status: 'active' },
  ...{ expiresAt: IN_NINE_DAYS, cancelsAtEnd: false },
  ...changes,
});

describe('how an owner stands with their plan', () => {
  it.each<[string, Partial<SubscriptionView>, string]>([
    ['a trial', { status: 'trial' }, 'Te quedan 9 días de prueba.'],
    [
      'the last day of a trial',
      { status: 'trial', expiresAt: '2026-11-22T11:00:00.000Z' },
      'Te queda 1 día de prueba.',
    ],
    ['what is paid', {}, 'Pagado hasta el 30 de noviembre de 2026.'],
    [
      'what was cancelled',
      { status: 'cancelled', cancelsAtEnd: true },
      'Lo cancelaste. Sigue completo hasta el 30 de noviembre de 2026 y no te escribiremos.',
    ],
    [
      'a grant with an end',
      { plan: 'empresarial', effectivePlan: 'empresarial' },
      'Lo acordaste con nosotros hasta el 30 de noviembre de 2026.',
    ],
    [
      'a grant without one',
      { plan: 'empresarial', effectivePlan: 'empresarial', expiresAt: null },
      'Lo acordaste con nosotros y no vence.',
    ],
    ['Free', { status: 'none', expiresAt: null }, 'No pagas nada y no vence.'],
  ])('%s', (_, changes, sentence) => {
    expect(standingOf(aSubscription(changes), NOW)[0]).toBe(sentence);
  });

  it('says of one that ended what stays and what needs a plan', () => {
    const ended = aSubscription({ plan: 'free', effectivePlan: 'free', status: 'expired' });
    const [first, stays] = standingOf(ended, NOW);
    expect(first).toBe('Tu plan terminó el 30 de noviembre de 2026 y ahora tienes Free.');
    expect(stays).toMatch(/códigos QR que imprimiste siguen funcionando/);
  });
});
