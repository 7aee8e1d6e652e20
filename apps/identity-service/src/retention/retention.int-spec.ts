import { HOME, newcomer } from '../../test/people';
import { startWorld, type World } from '../../test/world';
import { Retention } from './retention';

describe('retention', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const left = async () => {
    const [counts] = await world.sql<Record<string, number>>(`
      SELECT (SELECT count(*)::int FROM sessions) AS sessions,
             (SELECT count(*)::int FROM email_verification_codes) AS codes,
             (SELECT count(*)::int FROM sign_in_guesses) AS guesses,
             (SELECT count(*)::int FROM known_place_guesses) AS "knownGuesses",
             (SELECT count(*)::int FROM code_guess_budgets) AS budgets`);
    return counts;
  };
  const sweep = () => world.app.get(Retention).sweep();

  it('forgets what was counted after its window, codes after a day, sessions after their end', async () => {
    const { person, device } = await world.verified();
    const wrong = { email: person.email, password: 'no es esta' };
    await world.signIn(wrong, HOME, device).catch(() => undefined);
    await expect(world.signIn(newcomer())).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await world.forgot(person.email);
    const code = String((Number(await world.codeFor(person.email)) + 1) % 1_000_000);
    const reset = { email: person.email, code: code.padStart(6, '0'), password: 'otra clave' };
    await world.reset(reset).catch(() => undefined);
    await sweep();
    const all = { sessions: 1, codes: 2, guesses: 1, knownGuesses: 2, budgets: 1 };
    expect(await left()).toEqual(all);

    world.clock.advance({ minutes: 15 });
    await sweep();
    expect(await left()).toEqual({ ...all, knownGuesses: 0 });

    world.clock.advance({ days: 1 });
    await sweep();
    const none = { codes: 0, guesses: 0, knownGuesses: 0 };
    expect(await left()).toEqual({ ...all, ...none });

    // One guess is regained in six days and a quarter.
    world.clock.advance({ days: 6 });
    await sweep();
    expect(await left()).toEqual({ ...all, ...none, budgets: 0 });

    world.clock.advance({ days: 23 });
    await Promise.all([sweep(), sweep()]);
    expect(await left()).toEqual({ sessions: 0, ...none, budgets: 0 });
  });

  const emails = async (table: string) =>
    (await world.sql<{ email: string }>(`SELECT email FROM ${table}`)).map(({ email }) => email);

  it('forgets addresses that nobody proved with their last code, and accounts never', async () => {
    const { person } = await world.verified();
    const [gone, back] = [newcomer(), newcomer()];
    await world.register(gone);
    await world.register(back);
    world.clock.advance({ minutes: 20 * 60 });
    await world.register(back);
    world.clock.advance({ minutes: 4 * 60 });
    await sweep();
    expect(await emails('users')).toEqual(expect.arrayContaining([person.email, back.email]));
    expect(await emails('users')).not.toContain(gone.email);
    world.clock.advance({ days: 400 });
    await sweep();
    expect(await emails('users')).toContain(person.email);
  });

  it('forgets demo requests after twelve months', async () => {
    const ask = (email: string, monthsAgo: number) =>
      world.sql(
        `INSERT INTO demo_requests (name, email, restaurant, created_at)
         VALUES ('Luis', $1, 'El Conuco', $2::timestamptz - make_interval(months => $3))`,
        [email, world.clock.now(), monthsAgo],
      );
    await ask('old@example.com', 12);
    await ask('young@example.com', 11);
    await sweep();
    expect(await emails('demo_requests')).toEqual(['young@example.com']);
  });
});
