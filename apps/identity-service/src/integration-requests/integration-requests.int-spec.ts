import { identity } from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { USER_AGENT as userAgent } from '../../test/people';
import { SALES_EMAIL, sharedTestService, type TestService } from '../../test/test-service';

describe('a request for an integration', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const owner = async (plan: PlanId, expiresAt: string | null = null) => {
    const { user, person } = await service.verified();
    await service.grant({ accountId: user.account.id, plan, expiresAt });
    const ask = (text: string, phone?: string | null) =>
      service.asUser(user.id)(identity.integrationRequest.create, {
        ...{ text, userAgent },
        ...(phone !== undefined && { phone }),
      });
    const mailed = async () =>
      (await service.mailsTo(SALES_EMAIL))
        .filter(({ integrationRequest }) => integrationRequest?.email === person.email)
        .map(({ template, integrationRequest }) => ({ template, ...integrationRequest }));
    const answers = async () =>
      (await service.mailsTo(person.email)).filter(
        ({ template }) => template === 'integration-answer',
      );
    return { ...{ ask, mailed, answers, person }, log: () => service.logOf(user.id) };
  };

  it('of Empresarial is told to sales, whole, confirmed to the owner, and in their log', async () => {
    const { ask, mailed, answers, person, log } = await owner('empresarial');
    await ask(' Nuestro punto de venta.\nEs Odoo. ', '809-555-0134');
    await ask('La contabilidad', '  ');
    const name = `${person.firstName} ${person.lastName}`;
    const asked = { template: 'integration-requested', name, email: person.email };
    expect(await mailed()).toEqual([
      { ...asked, phone: '809-555-0134', text: 'Nuestro punto de venta.\nEs Odoo.' },
      { ...asked, phone: null, text: 'La contabilidad' },
    ]);
    expect(await answers()).toMatchObject([
      { firstName: person.firstName },
      { firstName: person.firstName },
    ]);
    expect((await log()).slice(-2)).toEqual(['integration-requested', 'integration-requested']);
  });

  it.each(['free', 'inicial', 'profesional'] as const)(
    'of %s is refused, naming the plan that has it, and mails nobody',
    async (plan) => {
      const { ask, mailed, answers } = await owner(plan);
      await expect(ask('Odoo')).rejects.toMatchObject({
        code: 'PLAN_REQUIRED',
        details: { plan: 'empresarial' },
      });
      expect([await mailed(), await answers()]).toEqual([[], []]);
    },
  );

  it('is refused once Empresarial is over', async () => {
    const now = service.clock.now().getTime();
    const { ask } = await owner('empresarial', new Date(now + 60_000).toISOString());
    await ask('Odoo');
    service.clock.advance({ minutes: 1 });
    await expect(ask('Odoo')).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });

  it('may be made five times a day, however many are sent at once', async () => {
    const { ask, mailed } = await owner('empresarial');
    const results = await Promise.allSettled(
      ['1', '2', '3', '4', '5', '6', '7'].map((it) => ask(it)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await mailed()).toHaveLength(5);
    service.clock.advance({ minutes: 24 * 60 - 1 });
    await expect(ask('8')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 60 },
    });
    service.clock.advance({ minutes: 1 });
    await ask('8');
    expect(await mailed()).toHaveLength(6);
  });

  it.each(['', '  ', 'x'.repeat(2001)])(
    'needs a text, of 2,000 characters at most',
    async (text) => {
      const { ask, mailed } = await owner('empresarial');
      await expect(ask(text)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      expect(await mailed()).toEqual([]);
    },
  );
});
