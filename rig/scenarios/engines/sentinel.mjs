import assert from 'node:assert/strict';
import { mailsTo } from '../../../tools/api/inbox.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { DOWN_AFTER_MS, startSentinels } from '../../engines/redis-nodes.mjs';
import { PASSWORD } from '../../clients/restaurant.mjs';
import { startMixedTraffic } from '../../clients/traffic.mjs';
import { ownPostgres, startSystem } from '../../engines/system.mjs';

/**
 * Maximum time in milliseconds until every request succeeds again after the master is gone. The outcome of an
 * interrupted write with a key is unknown for half a minute.
 */
const RECOVERY_MS = 45_000;
/** Duration of the freeze in milliseconds, which must be long enough for a failover. */
const FROZEN_MS = 25_000;
const PEOPLE = 10;
const NOT_FOLLOWING = 'The old master does not follow the new one';

/**
 * Runs the system on a Redis with Sentinels, while its master is killed, frozen, and replaced.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run({ check }) {
  const postgres = await ownPostgres('postgres-sentinel');
  const redis = await startSentinels();
  const system = await startSystem({ adminUrl: postgres.url, redis });
  const traffic = await startMixedTraffic(system);
  const masterNode = async () => {
    const port = await redis.masterPort();
    const node = redis.nodes.find((one) => one.port === port);
    assert.ok(node, `The Sentinels call ${port} the master`);
    return node;
  };
  /** @param {() => Promise<unknown>} fault */
  const failOver = async (fault) => {
    const before = await masterNode();
    const moment = Date.now();
    let seconds = '';
    const moved = async () => {
      await fault();
      const hasMoved = async () => (await redis.masterPort()) !== before.port;
      await until(hasMoved, RECOVERY_MS, 'No other master');
      seconds = ((Date.now() - moment) / 1000).toFixed(1);
    };
    const seen = await traffic.during(moved, RECOVERY_MS);
    return `another master after ${seconds} s; ${seen}`;
  };
  const isReplica = async (/** @type {import('../../engines/redis-nodes.mjs').RedisNode} */ node) =>
    /role:slave[^]*master_link_status:up/.test(await node.info('replication'));

  /** @type {string[]} */
  const registered = [];
  try {
    await check(
      `the master killed under load (SIGKILL; down-after ${DOWN_AFTER_MS} ms)`,
      async () => {
        const before = await masterNode();
        for (let number = 1; number <= PEOPLE; number += 1) {
          const email = `persona${number}@ejemplo.do`;
          const person = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Paz' };
          const register = () => traffic.owner.call('POST', '/api/auth/register', person);
          if ((await traffic.ledger.ask(register, 'register')) === 200) registered.push(email);
        }
        const seen = await failOver(async () => before.signal('SIGKILL'));
        await before.stop();
        await before.start();
        await until(() => isReplica(before), RECOVERY_MS, NOT_FOLLOWING);
        return seen;
      },
    );
    await check('each acknowledged registration has its mail, once', async () => {
      const hasAll = async () => {
        const counts = registered.map(
          async (email) => (await mailsTo(system.inboxUrl, email)).length,
        );
        return (await Promise.all(counts)).every((count) => count === 1);
      };
      assert.ok(registered.length > 0, 'Nobody registered');
      await until(hasAll, 90_000, 'A mail is missing, or came twice');
      return `${registered.length} mails`;
    });
    await check(`the master frozen under load (SIGSTOP for ${FROZEN_MS / 1000} s)`, async () => {
      const before = await masterNode();
      const frozenAt = Date.now();
      const seen = await failOver(async () => before.signal('SIGSTOP'));
      await until(() => Date.now() - frozenAt > FROZEN_MS, FROZEN_MS + 1000, '');
      const thawed = await traffic.during(async () => {
        before.signal('SIGCONT');
        await until(() => isReplica(before), RECOVERY_MS, NOT_FOLLOWING);
      }, RECOVERY_MS);
      return `${seen}; when it was thawed: ${thawed}`;
    });
    await check('another master asked for under load (SENTINEL FAILOVER)', () =>
      failOver(() => redis.failOver()),
    );
    await traffic.stop();
    await check('no acknowledged write lost, none twice', () => traffic.compare(postgres.url));
  } finally {
    await traffic.stop();
    await system.close();
    await redis.stop();
    await postgres.stop();
  }
}
