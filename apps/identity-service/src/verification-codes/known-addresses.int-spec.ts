import { newcomer, stranger, type Person } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';
import { workFor } from '../../test/work';

describe('the response time does not reveal accounts:', () => {
  let service: TestService;
  let account: Awaited<ReturnType<ReturnType<typeof team>['account']>>;
  beforeAll(async () => {
    service = await sharedTestService();
    account = await team(service).account();
  });

  const ADDRESSES = {
    'has an account': async () => (await service.verified()).person,
    'waits for its proof': async () => {
      const person = newcomer();
      await service.register(person);
      return person;
    },
    'is unknown': () => Promise.resolve(newcomer()),
  };

  const wrong = (email: string) => ({ email, code: '000000', password: 'la ajena' });
  /** Each request with an address, and the requests that precede it. */
  const CALLS: Record<string, (person: Person) => (() => Promise<unknown>)[]> = {
    register: (person) => [() => service.register(person, stranger())],
    'resend-code': ({ email }) => [() => service.resend(email, stranger())],
    'forgot-password': ({ email }) => [() => service.forgot(email, stranger())],
    'forgot-password, too soon': ({ email }) => [
      () => service.forgot(email, stranger()),
      () => service.forgot(email, stranger()),
    ],
    'reset-password': ({ email }) => [() => service.reset(wrong(email), stranger())],
    'reset-password, after a mail': ({ email }) => [
      () => service.forgot(email, stranger()),
      () => service.reset(wrong(email), stranger()),
    ],
    'reset-password, guessed at too often': ({ email }) => [
      () => service.forgot(email, stranger()),
      ...Array.from({ length: 6 }, () => () => service.reset(wrong(email), stranger())),
    ],
    'verify-email': ({ email }) => [() => service.verify(email, '000000', stranger())],
    'verify-email, after a mail': ({ email }) => [
      () => service.resend(email, stranger()),
      () => service.verify(email, '000000', stranger()),
    ],
    invitations: ({ email }) => [() => account.invite(email)],
    login: ({ email }) => [
      () => service.signIn({ email, password: 'no es esta' }, stranger()),
      () => service.signIn({ email, password: 'tampoco' }, stranger()),
    ],
  };

  it.each(Object.keys(CALLS))('%s does the same work for every address', async (call) => {
    const costs: Record<string, string[]> = {};
    for (const [kind, address] of Object.entries(ADDRESSES)) {
      const person = await address();
      const calls = CALLS[call]!(person);
      for (const before of calls.slice(0, -1)) await before().catch(() => undefined);
      costs[kind] = await workFor(service, person.email, calls.at(-1)!);
    }
    expect(costs['has an account']).not.toEqual([]);
    expect(costs['waits for its proof']).toEqual(costs['has an account']);
    expect(costs['is unknown']).toEqual(costs['has an account']);
    // Postgres writes a row lock to disk. Without other writes, its time would reveal the row.
    const has = (kind: RegExp) => costs['is unknown']!.some((statement) => kind.test(statement));
    expect(has(/FOR (NO KEY )?UPDATE/) && !has(/^\s*(INSERT|UPDATE)/)).toBe(false);
  });
});
