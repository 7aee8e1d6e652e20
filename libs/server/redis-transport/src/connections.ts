import { redisOptions } from '@cartaviva/config';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Longest wait for an answer of Redis, in milliseconds; longer is the same as away. */
const COMMAND_TIMEOUT_MS = 2000;
/** Longest wait of one blocking read for something new, in milliseconds. */
export const BLOCK_TIMEOUT_MS = 1000;

/**
 * A connection on which nothing waits for ever and nothing is sent twice. While Redis is unavailable,
 * commands fail at once; a socket that falls silent (a frozen Redis) is dropped and made anew.
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

/** Sends the commands of one turn of the loop as one piece: each write of its own costs a system call. */
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

/** For commands that answer at once. */
export const commandConnection = (url: string, name: string) =>
  connect(url, name, COMMAND_TIMEOUT_MS);

/** For reads that wait up to `BLOCK_TIMEOUT_MS` for something new. */
export const readConnection = (url: string, name: string) =>
  connect(url, name, BLOCK_TIMEOUT_MS + COMMAND_TIMEOUT_MS);

/** One line when Redis becomes unavailable and one when it is back, however often we try in between. */
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

/** Id of this run of Redis: another one after a restart, and after another node took over. */
export async function currentRun(redis: Redis): Promise<string> {
  const about = await redis.info('server');
  return /run_id:(\w+)/.exec(about)?.[1] ?? '';
}
