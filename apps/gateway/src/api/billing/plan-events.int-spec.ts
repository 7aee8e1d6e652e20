import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { Listener } from '../../../test/listener';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('an owner’s open window', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const listeners: Listener[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(async () => {
    for (const listener of listeners) listener.leave();
    await testGateway.close();
  });

  const open = async (cookie: string) => {
    const listener = await Listener.at(`${gateway.url}/api/billing/events`, { cookie });
    listeners.push(listener);
    return listener;
  };

  it('hears that its owner’s plan changed, and of nobody else’s', async () => {
    const [one, other] = [await testGateway.signIn(gateway), await testGateway.signIn(gateway)];
    const [window, second, stranger] = [
      await open(one.cookie),
      await open(one.cookie),
      await open(other.cookie),
    ];
    await testGateway.people.changePlan(randomUUID());
    await testGateway.people.changePlan(one.user.account.id);
    for (const page of [window, second]) {
      await eventually(() => expect(page.events).toEqual([{ event: 'plan' }]));
    }
    await testGateway.people.changePlan(other.user.account.id);
    await eventually(() => expect(stranger.events).toEqual([{ event: 'plan' }]));
  });

  it('ends with its own session and leaves other streams open', async () => {
    const [one, other] = [await testGateway.signIn(gateway), await testGateway.signIn(gateway)];
    const [window, second, stranger] = [
      await open(one.cookie),
      await open(one.cookie),
      await open(other.cookie),
    ];
    await testGateway.people.revokeSession(one.sid);
    for (const page of [window, second]) await eventually(() => expect(page.hasEnded).toBe(true));
    expect(
      (await gateway.call('/api/billing/events', { headers: { cookie: one.cookie } })).status,
    ).toBe(401);
    expect(stranger.hasEnded).toBe(false);
  });

  it('hears that the account has another owner', async () => {
    const { cookie, user } = await testGateway.signIn(gateway);
    const window = await open(cookie);
    await testGateway.people.changeOwner(user.account.id);
    await eventually(() => expect(window.events).toEqual([{ event: 'plan' }]));
    expect(window.hasEnded).toBe(false);
  });

  it('is none of somebody who is not signed in', async () => {
    expect((await gateway.call('/api/billing/events')).status).toBe(401);
  });
});
