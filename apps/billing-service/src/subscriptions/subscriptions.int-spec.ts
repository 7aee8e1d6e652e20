import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { startWorld, type World } from '../../test/world';
import { Subscriptions } from './subscriptions.service';

const DAY_MS = 24 * 3_600_000;

describe('what is told of a plan', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('has a higher number the later it was decided', async () => {
    const userId = await world.onTrial();
    await world.subscribe(userId, 'inicial', 20);
    for (let week = 0; week < 7; week += 1) {
      world.clock.advance({ days: 7 });
      await world.sweep();
    }
    const told = await world.told(userId);
    expect(told.map(({ plan }) => plan)).toEqual(['profesional', 'inicial', 'free']);
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, next) => one - next));
  });

  it('is all that was decided, of twenty decisions at once, under the highest number', async () => {
    const userId = randomUUID();
    const dataSources = world.everywhere(DataSource);
    const subscriptions = world.everywhere(Subscriptions);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        dataSources[index % 2]!.transaction(async (manager) => {
          await manager.query(
            `INSERT INTO subscriptions (user_id, plan, status, amount, starts_at, days)
             VALUES ($1, 'inicial', 'active', 9, $2, 30)`,
            [userId, world.clock.now()],
          );
          await subscriptions[index % 2]!.tell(manager, userId, '');
        }),
      ),
    );
    const told = (await world.told(userId)).sort((one, next) => one.version - next.version);
    const asTold = told.map(({ expiresAt }) => expiresAt!);
    expect(asTold).toHaveLength(20);
    expect(asTold).toEqual([...asTold].sort());
    const months = (Date.parse(asTold.at(-1)!) - world.clock.now().getTime()) / (30 * DAY_MS);
    expect(months).toBeCloseTo(20, 3);
  });
});
