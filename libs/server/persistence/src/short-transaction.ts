import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Client that can send a statement before the previous one is answered. */
type Pipelining = PoolClient & {
  pipeline: boolean;
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

interface Ending<Result> {
  readonly result: Result;
  /** Pending result of the last statement. COMMIT is sent without waiting for it. */
  readonly last: Promise<unknown>;
}

/**
 * Transaction with two round trips less than TypeORM's: it sends the first statement with BEGIN and the last one with
 * COMMIT. Use it for frequent writes of few statements. On failure it rolls back and rejects with the error of the
 * first statement that failed.
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
      // No statement of this transaction may follow its ROLLBACK.
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

/** Sends a statement in one packet with the next statement of the same tick. */
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
