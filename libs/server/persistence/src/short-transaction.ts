import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** A client that may send a statement before the one before it is answered. */
type Pipelining = PoolClient & {
  pipeline: boolean;
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

interface Ending<Result> {
  readonly result: Result;
  /** The last statement, not waited for: COMMIT is sent behind it. */
  readonly last: Promise<unknown>;
}

/**
 * A transaction that waits for two answers less than TypeORM's own: its first statement is sent together with
 * BEGIN, and its last together with COMMIT. For what is written often and in few statements. Rejects with the
 * error of the first statement that failed, and then has written nothing.
 */
export async function shortTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Ending<Result>>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as Pipelining;
  client.pipeline = true;
  try {
    const begun = sendWithNext(client, 'BEGIN');
    const working = work(runner.manager);
    const [, ending] = await Promise.all([begun, working]).catch(async (error: unknown) => {
      // Nothing of this transaction may come after its ROLLBACK.
      await Promise.allSettled([begun, working]);
      throw error;
    });
    await commit(client, ending.last);
    return ending.result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.pipeline = false;
    await runner.release();
  }
}

/** Sends a statement in one piece with the one that follows it at once. */
function sendWithNext(client: Pipelining, text: string): Promise<QueryResult> {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query(text);
}

async function commit(client: Pipelining, last: Promise<unknown>): Promise<void> {
  const [written, committed] = await Promise.allSettled([last, sendWithNext(client, 'COMMIT')]);
  if (written.status === 'rejected') throw written.reason;
  if (committed.status === 'rejected') throw committed.reason;
}
