import { jest } from '@jest/globals';
import { eventually } from '@cartaviva/server-testing';
import { Logger } from '@nestjs/common';
import { PRICES, scheduling } from '../../test/scheduled-changes';
import { sharedTestService, type TestService } from '../../test/test-service';
import { MAX_ATTEMPTS, ScheduledChangesSweep } from './scheduled-changes-sweep';

let service: TestService;
let { sweep, letCome, ownerOf } = {} as ReturnType<typeof scheduling>;

beforeAll(async () => {
  service = await sharedTestService();
  ({ sweep, letCome, ownerOf } = scheduling(service));
});

afterEach(() => void jest.restoreAllMocks());

/** Silences the errors that the sweep logs and the test expects. */
const meantErrors = () => jest.spyOn(Logger.prototype, 'error').mockReturnValue();

describe('what happens at once', () => {
  it('cancelling and doing: it is the one or the other, and never both', async () => {
    const { cancel, get, schedule, prices } = await ownerOf(1);
    for (let round = 0; round < 8; round += 1) {
      const before = await prices();
      const { id } = await schedule(PRICES);
      await letCome(id);
      const [cancelled] = await Promise.all([
        cancel(id).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'SCHEDULED_CHANGE_OVER' });
            return false;
          },
        ),
        sweep(),
      ]);
      expect((await get(id)).status).toBe(cancelled ? 'cancelled' : 'done');
      const after = await prices();
      expect(after.join() === before.join()).toBe(cancelled);
    }
  });

  it('waits for whoever changes the menu, and for no other change', async () => {
    const [ana, eve] = [await ownerOf(1), await ownerOf(1)];
    const [held, free] = [await ana.schedule(PRICES), await eve.schedule(PRICES)];
    await letCome(held.id, free.id);
    let sweeping: Promise<unknown> = Promise.resolve();
    await service.transaction(async (manager) => {
      await manager.query(`SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`, [ana.first]);
      sweeping = sweep();
      await eventually(async () =>
        expect(await eve.get(free.id)).toMatchObject({ status: 'done' }),
      );
      expect(await ana.get(held.id)).toMatchObject({ status: 'waiting' });
    });
    await sweeping;
    expect(await ana.get(held.id)).toMatchObject({ status: 'done' });
    expect(await ana.prices()).toEqual(['Sancocho 385.00', 'Pizza 330.00']);
  });

  it('a process that dies while it does one leaves it to the next, once', async () => {
    meantErrors();
    const { accountId, get, schedule, prices } = await ownerOf(1);
    const { id } = await schedule(PRICES);
    await service.sql(`
      CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$`);
    await service.sql(`
      CREATE TRIGGER hanging BEFORE INSERT ON price_changes FOR EACH ROW
      WHEN (NEW.account_id = '${accountId}') EXECUTE FUNCTION hang()`);
    await letCome(id);
    const dying = service.replicas[0]
      .get(ScheduledChangesSweep)
      .sweep()
      .catch(() => undefined);
    await eventually(async () => {
      const ended = await service.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event = 'PgSleep'`,
      );
      expect(ended).toHaveLength(1);
    });
    await dying;
    await service.sql(`DROP FUNCTION hang CASCADE`);
    expect(await prices()).toEqual(['Sancocho 350.00', 'Pizza 300.00']);
    await service.sql(`UPDATE scheduled_changes SET retry_at = NULL WHERE id = $1`, [id]);
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'done' });
    expect(await prices()).toEqual(['Sancocho 385.00', 'Pizza 330.00']);
  });
});

describe('a change that meets an unexpected error', () => {
  it('is due again after a minute, then four times later each time, and fails after five tries', async () => {
    meantErrors();
    const [ana, eve] = [await ownerOf(1), await ownerOf(1)];
    const [bad, good] = [await ana.schedule(PRICES), await eve.schedule(PRICES)];
    await service.sql(`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the disk is full'; END $$`);
    await service.sql(`
      CREATE TRIGGER broken BEFORE INSERT ON price_changes FOR EACH ROW
      WHEN (NEW.account_id = '${ana.accountId}') EXECUTE FUNCTION break()`);
    const before = await ana.prices();
    const tried = async () => {
      const [row] = await service.sql<{ attempts: number; minutes: number }>(
        `SELECT attempts, extract(epoch FROM retry_at - now())::float / 60 AS minutes
         FROM scheduled_changes WHERE id = $1`,
        [bad.id],
      );
      return row!;
    };
    await letCome(bad.id, good.id);
    await sweep();
    expect(await eve.get(good.id)).toMatchObject({ status: 'done' });
    for (const [failures, minutes] of [1, 4, 16, 64].entries()) {
      // Another replica may be processing the change now.
      await eventually(async () => expect((await tried()).attempts).toBe(failures + 1));
      await sweep();
      const waits = await tried();
      expect(waits.attempts).toBe(failures + 1);
      expect(waits.minutes).toBeLessThanOrEqual(minutes);
      expect(waits.minutes).toBeGreaterThan(minutes - 0.5);
      expect(await ana.get(bad.id)).toMatchObject({ status: 'waiting', reason: null });
      await service.sql(`UPDATE scheduled_changes SET retry_at = now() WHERE id = $1`, [bad.id]);
      await sweep();
    }
    await eventually(async () =>
      expect(await ana.get(bad.id)).toMatchObject({ status: 'failed', reason: 'internal' }),
    );
    expect((await tried()).attempts).toBe(MAX_ATTEMPTS);
    expect(await ana.prices()).toEqual(before);
    await service.sql(`DROP FUNCTION break CASCADE`);
  });
});
