import { identity, identityEvents, type PlanChanged } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  async function owner() {
    const { user } = await service.verified();
    const call = service.asUser(user.id);
    return { user, call, get: () => call(identity.user.get, {}) };
  }

  it('is shown to its owner without its password, with the defaults of the specification', async () => {
    const { user, get } = await owner();
    const shown = await get();
    expect(shown).toEqual(user);
    expect(shown).toMatchObject({
      country: 'DO',
      preferredCurrency: 'DOP',
      role: 'user',
      isDemo: false,
      provider: 'email',
      profileImageUrl: null,
      hasActiveSubscription: true,
      subscriptionPlan: 'profesional',
      subscriptionExpiresAt: expect.any(String),
    });
    expect(Object.keys(shown)).not.toContain('password');
  });

  it('is shown to nobody else', async () => {
    await expect(service.visitor(identity.user.get, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(service.asUser(randomUUID())(identity.user.get, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('refuses another e-mail address and changes nothing', async () => {
    const { user, call, get } = await owner();
    const changes = { lastName: 'Núñez', email: 'otra@example.com' };
    await expect(call(identity.user.updateProfile, changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { email: RULE_MESSAGES.fixedEmail } },
    });
    expect(await get()).toEqual(user);
  });

  it('changes what is sent and leaves the rest', async () => {
    const { user, call, get } = await owner();
    const email = user.email.toUpperCase();
    const changes = { lastName: ' Núñez ', country: 'MX', email } as const;
    const changed = await call(identity.user.updateProfile, changes);
    expect(changed).toEqual({
      ...user,
      lastName: 'Núñez',
      account: { id: user.account.id, name: 'Ana Núñez', role: 'owner' },
      country: 'MX',
      updatedAt: changed.updatedAt,
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(user.updatedAt));
    expect(await get()).toEqual(changed);
  });

  it('takes an image of its owner, keeps it without asking again, and lets it go', async () => {
    const { user, call } = await owner();
    const profileImageUrl = service.media.image(user.account.id);
    const asked = service.media.asked;
    for (let time = 0; time < 2; time += 1) {
      const changed = await call(identity.user.updateProfile, { profileImageUrl });
      expect(changed.profileImageUrl).toBe(profileImageUrl);
    }
    expect(service.media.asked).toBe(asked + 1);
    const cleared = await call(identity.user.updateProfile, { profileImageUrl: null });
    expect(cleared.profileImageUrl).toBeNull();
  });

  it("refuses somebody else's image and changes nothing", async () => {
    const { user, call, get } = await owner();
    const profileImageUrl = service.media.image(randomUUID());
    await expect(
      call(identity.user.updateProfile, { firstName: 'Otra', profileImageUrl }),
    ).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
    expect(await get()).toEqual(user);
  });

  it.each([
    [{ firstName: 'A' }, 'firstName'],
    [{ preferredCurrency: 'EUR' }, 'preferredCurrency'],
    [{ profileImageUrl: 'https://example.com/a.png' }, 'profileImageUrl'],
    [{ role: 'admin' }, 'role'],
    [{ hasActiveSubscription: true }, 'hasActiveSubscription'],
  ])('refuses %j', async (changes, field) => {
    const { call } = await owner();
    await expect(
      call(identity.user.updateProfile, changes as { firstName: string }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('shows the plan billing decided last, in whatever order it is told, until it expires', async () => {
    const { user, get } = await owner();
    const inDays = (days: number) =>
      new Date(service.clock.now().getTime() + days * 24 * 3_600_000).toISOString();
    const trial = {
      accountId: user.account.id,
      plan: 'profesional',
      expiresAt: inDays(14),
    } as const;
    const firstId = randomUUID();
    await service.grant(trial, firstId);
    expect(await get()).toMatchObject({
      hasActiveSubscription: true,
      subscriptionPlan: 'profesional',
      subscriptionExpiresAt: trial.expiresAt,
    });

    const paid = { accountId: user.account.id, plan: 'inicial', expiresAt: inDays(30) } as const;
    await service.grant(paid);
    await service.grant(trial, firstId);
    await service.grant({ ...trial, version: 1 });
    await service.grant({ ...trial, accountId: randomUUID() });
    expect(await get()).toMatchObject({ subscriptionPlan: 'inicial' });
    // Each applied change emits one event, on which only the windows of this owner reload.
    const changes = await service.emitted<PlanChanged>(identityEvents.planChanged);
    expect(changes.filter(({ accountId }) => accountId === user.account.id)).toHaveLength(2);

    service.clock.advance({ days: 30 });
    expect(await get()).toMatchObject({ hasActiveSubscription: false, subscriptionPlan: 'free' });
  });
});
