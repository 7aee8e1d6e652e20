import { newcomer, startWorld, type World } from '../../test/world';
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
             (SELECT count(*)::int FROM sign_in_guesses) AS guesses`);
    return counts;
  };
  const sweep = () => world.app.get(Retention).sweep();

  it('forgets guesses after their window, codes after a day, sessions after their end', async () => {
    await world.verified();
    await expect(world.signIn(newcomer())).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await sweep();
    expect(await left()).toEqual({ sessions: 1, codes: 1, guesses: 1 });

    world.clock.advance({ minutes: 15 });
    await sweep();
    expect(await left()).toEqual({ sessions: 1, codes: 1, guesses: 0 });

    world.clock.advance({ days: 1 });
    await sweep();
    expect(await left()).toEqual({ sessions: 1, codes: 0, guesses: 0 });

    world.clock.advance({ days: 29 });
    await Promise.all([sweep(), sweep()]);
    expect(await left()).toEqual({ sessions: 0, codes: 0, guesses: 0 });
  });
});
