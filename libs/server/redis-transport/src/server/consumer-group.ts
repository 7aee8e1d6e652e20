import type { Redis } from 'ioredis';

/** Time in milliseconds after which an idle consumer without entries is deleted. */
const IDLE_CONSUMER_TTL_MS = 3_600_000;

/** Stream that the replicas of one service share: each entry goes to one of them. */
export interface ConsumerGroup {
  readonly stream: string;
  readonly group: string;
  readonly consumer: string;
}

/** Creates the group if it is missing. It starts at the beginning of the stream, so that a flush loses nothing. */
export async function ensureGroup(redis: Redis, { stream, group }: ConsumerGroup): Promise<void> {
  try {
    await redis.xgroup('CREATE', stream, group, '0', 'MKSTREAM');
  } catch (error) {
    if (!String(error).includes('BUSYGROUP')) throw error;
  }
}

/** Removes this replica from the group unless it holds entries, which would be lost. */
export async function leaveGroup(redis: Redis, own: ConsumerGroup): Promise<void> {
  const { stream, group, consumer } = own;
  const held = await redis.xpending(stream, group, '-', '+', 1, consumer);
  if (held.length === 0) await redis.xgroup('DELCONSUMER', stream, group, consumer);
}

/** Removes replicas that ended without leaving the group. */
export async function deleteDeadConsumers(
  redis: Redis,
  { stream, group }: ConsumerGroup,
  silentMs = IDLE_CONSUMER_TTL_MS,
): Promise<void> {
  const consumers = (await redis.xinfo('CONSUMERS', stream, group)) as unknown[][];
  for (const flat of consumers) {
    const valueOf = (field: string) => flat[flat.indexOf(field) + 1];
    if (valueOf('pending') !== 0 || Number(valueOf('idle')) < silentMs) continue;
    await redis.xgroup('DELCONSUMER', stream, group, String(valueOf('name')));
  }
}
