import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { sharedTestService, type TestService } from '../../test/test-service';
import { SubscriptionsService } from './subscriptions.service';

const DAY_MS = 24 * 3_600_000;

describe('what is told of a plan', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  it('has a higher number the later it was decided', async () => {
    const accountId = await service.onTrial();
    await service.subscribe(accountId, 'inicial', 20);
    for (let week = 0; week < 7; week += 1) {
      service.clock.advance({ days: 7 });
      await service.sweep();
    }
    const emitted = await service.emitted(accountId);
    expect(emitted.map(({ plan }) => plan)).toEqual(['profesional', 'inicial', 'free']);
    const versions = emitted.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, next) => one - next));
  });

  it('is all that was decided, of twenty decisions at once, under the highest number', async () => {
    const accountId = randomUUID();
    const dataSources = service.everywhere(DataSource);
    const subscriptions = service.everywhere(SubscriptionsService);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        dataSources[index % 2]!.transaction(async (manager) => {
          await manager.query(
            `INSERT INTO subscriptions (account_id, plan, status, amount, starts_at, days)
             VALUES ($1, 'inicial', 'active', 9, $2, 30)`,
            [accountId, service.clock.now()],
          );
          await subscriptions[index % 2]!.emit(manager, accountId, '');
        }),
      ),
    );
    const emitted = (await service.emitted(accountId)).sort(
      (one, next) => one.version - next.version,
    );
    const asEmitted = emitted.map(({ expiresAt }) => expiresAt!);
    expect(asEmitted).toHaveLength(20);
    expect(asEmitted).toEqual([...asEmitted].sort());
    const months = (Date.parse(asEmitted.at(-1)!) - service.clock.now().getTime()) / (30 * DAY_MS);
    expect(months).toBeCloseTo(20, 3);
  });
});
