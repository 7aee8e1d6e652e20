import { lastMonths } from '@cartaviva/domain';
import { HOME, newcomer } from '../../test/people';
import { startTestService, type TestService } from '../../test/test-service';
import { Retention } from './retention';

describe('retention', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const left = async () => {
    const [counts] = await service.sql<Record<string, number>>(`
      SELECT (SELECT count(*)::int FROM sessions) AS sessions,
             (SELECT count(*)::int FROM email_verification_codes) AS codes,
             (SELECT count(*)::int FROM sign_in_guesses) AS guesses,
             (SELECT count(*)::int FROM known_place_guesses) AS "knownGuesses",
             (SELECT count(*)::int FROM code_guess_budgets) AS budgets`);
    return counts;
  };
  const sweep = () => service.app.get(Retention).sweep();

  it('forgets what was counted after its window, codes after a day, sessions after their end', async () => {
    const { person, device } = await service.verified();
    const wrong = { email: person.email, password: 'no es esta' };
    await service.signIn(wrong, HOME, device).catch(() => undefined);
    await expect(service.signIn(newcomer())).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await service.forgot(person.email);
    const code = String((Number(await service.codeFor(person.email)) + 1) % 1_000_000);
    const reset = { email: person.email, code: code.padStart(6, '0'), password: 'otra clave' };
    await service.reset(reset).catch(() => undefined);
    await sweep();
    const all = { sessions: 1, codes: 2, guesses: 1, knownGuesses: 2, budgets: 1 };
    expect(await left()).toEqual(all);

    service.clock.advance({ minutes: 15 });
    await sweep();
    expect(await left()).toEqual({ ...all, knownGuesses: 0 });

    service.clock.advance({ days: 1 });
    await sweep();
    const none = { codes: 0, guesses: 0, knownGuesses: 0 };
    expect(await left()).toEqual({ ...all, ...none });

    // The budget regains one guess in six days and a quarter.
    service.clock.advance({ days: 6 });
    await sweep();
    expect(await left()).toEqual({ ...all, ...none, budgets: 0 });

    service.clock.advance({ days: 23 });
    await Promise.all([sweep(), sweep()]);
    expect(await left()).toEqual({ sessions: 0, ...none, budgets: 0 });
  });

  const emails = async (table: string) =>
    (await service.sql<{ email: string }>(`SELECT email FROM ${table}`)).map(({ email }) => email);

  it('forgets addresses that nobody proved with their last code, and accounts never', async () => {
    const { person } = await service.verified();
    const [gone, back] = [newcomer(), newcomer()];
    await service.register(gone);
    await service.register(back);
    service.clock.advance({ minutes: 20 * 60 });
    await service.register(back);
    service.clock.advance({ minutes: 4 * 60 });
    await sweep();
    expect(await emails('users')).toEqual(expect.arrayContaining([person.email, back.email]));
    expect(await emails('users')).not.toContain(gone.email);
    service.clock.advance({ days: 400 });
    await sweep();
    expect(await emails('users')).toContain(person.email);
  });

  it('forgets demo requests after twelve months', async () => {
    const ask = (email: string, monthsAgo: number) =>
      service.sql(
        `INSERT INTO demo_requests (name, email, restaurant, created_at)
         VALUES ('Luis', $1, 'El Conuco', $2::timestamptz - make_interval(months => $3))`,
        [email, service.clock.now(), monthsAgo],
      );
    await ask('old@example.com', 12);
    await ask('young@example.com', 11);
    await sweep();
    expect(await emails('demo_requests')).toEqual(['young@example.com']);
  });

  it('forgets the uptime of the months that are no longer shown', async () => {
    const oldest = `${lastMonths(service.clock.now())[0]}-01`;
    await service.sql(
      `INSERT INTO status_days (date, component, looks, good)
       SELECT $1::date + day, 'api', 1, 1 FROM unnest(ARRAY[-1, 0, 1]) AS day`,
      [oldest],
    );
    await sweep();
    const days = await service.sql(
      `SELECT min(date)::text AS oldest, count(*)::int FROM status_days`,
    );
    expect(days).toEqual([{ oldest, count: 2 }]);
  });

  it('forgets the oldest incidents that are over, past two hundred of all', async () => {
    await service.sql(
      `INSERT INTO incidents (component, title, status, impact, is_automatic, started_at, resolved_at)
       SELECT 'api', 'Pagos', CASE WHEN day = 203 THEN 'degraded' ELSE 'resolved' END, 'low', true,
              $1::timestamptz - make_interval(days => day), CASE WHEN day < 203 THEN $1::timestamptz END
       FROM generate_series(1, 203) AS day`,
      [service.clock.now()],
    );
    await sweep();
    const [remaining] = await service.sql(`
      SELECT count(*)::int AS incidents, count(*) FILTER (WHERE resolved_at IS NULL)::int AS open
      FROM incidents`);
    expect(remaining).toEqual({ incidents: 200, open: 1 });
  });
});
