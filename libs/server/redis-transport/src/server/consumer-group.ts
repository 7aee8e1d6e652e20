import type { Redis } from 'ioredis';

/** Consumers that have not read for this long and hold nothing are forgotten, in milliseconds. */
const IDLE_CONSUMER_TTL_MS = 3_600_000;

/** One stream as the replicas of one service share it: each entry goes to one of them. */
export interface ConsumerGroup {
  readonly stream: string;
  readonly group: string;
  /** This replica's name in the group. */
  readonly consumer: string;
}

/** Makes the group when it is missing, from the stream's beginning, so that a flush loses nothing. */
export async function ensureGroup(redis: Redis, { stream, group }: ConsumerGroup): Promise<void> {
  try {
    await redis.xgroup('CREATE', stream, group, '0', 'MKSTREAM');
  } catch (error) {
    if (!String(error).includes('BUSYGROUP')) throw error;
  }
}

/** Strikes this replica off the group's list. It must hold no entries: they would go with it. */
export async function leaveGroup(redis: Redis, own: ConsumerGroup): Promise<void> {
  const { stream, group, consumer } = own;
  const held = await redis.xpending(stream, group, '-', '+', 1, consumer);
  if (held.length === 0) await redis.xgroup('DELCONSUMER', stream, group, consumer);
}

/** Strikes off the replicas that ended without leaving. */
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
