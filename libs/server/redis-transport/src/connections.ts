import { redisOptions } from '@cartaviva/config';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Maximum wait for an answer from Redis, in milliseconds. A slower Redis counts as unavailable. */
const COMMAND_TIMEOUT_MS = 2000;
/** Maximum duration of one blocking read, in milliseconds. */
export const BLOCK_TIMEOUT_MS = 1000;

/**
 * Creates a connection that never waits forever and never sends a command twice. While Redis is unavailable, commands
 * fail immediately. A silent socket, as of a frozen Redis, is closed and reconnected.
 */
function connect(url: string, name: string, answerMs: number): Redis {
  const redis = new CorkedRedis({
    ...redisOptions(url),
    connectionName: name,
    commandTimeout: answerMs,
    socketTimeout: answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
  });
  return logOutages(redis, new Logger(name));
}

/** Sends the commands of one tick in one packet, because every write costs a system call. */
class CorkedRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const { stream } = this;
    if (stream?.writable && stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return super.sendCommand(...args);
  }
}

/** Connection for commands that answer immediately. */
export const commandConnection = (url: string, name: string) =>
  connect(url, name, COMMAND_TIMEOUT_MS);

/** Connection for reads that block up to `BLOCK_TIMEOUT_MS`. */
export const readConnection = (url: string, name: string) =>
  connect(url, name, BLOCK_TIMEOUT_MS + COMMAND_TIMEOUT_MS);

/** Logs once when Redis becomes unavailable and once when it returns, regardless of the number of attempts. */
function logOutages(redis: Redis, logger: Logger): Redis {
  let isUnavailable = false;
  redis.on('error', (error: Error) => {
    if (!isUnavailable) logger.warn(`Redis is away: ${error.message}`);
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) logger.log('Redis is back');
    isUnavailable = false;
  });
  return redis;
}

/** Returns the run ID of Redis, which changes after a restart or a failover. */
export async function currentRun(redis: Redis): Promise<string> {
  const about = await redis.info('server');
  return /run_id:(\w+)/.exec(about)?.[1] ?? '';
}
