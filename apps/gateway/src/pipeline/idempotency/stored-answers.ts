import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../../config';
import { RedisMemory } from '../limits/redis-memory';
import { SharedRedis } from '../limits/shared-redis';
import type { Answer } from './answer';
import type { KeyedWrite } from './keyed-write';
import { packAnswer, unpackAnswer } from './packed-answer';

/** Lifetime of a stored response in seconds (decisions, "HTTP conventions"). */
const ANSWER_TTL_SECONDS = 24 * 3600;
/** Quota of stored responses per caller and day, in bytes. Above it only statuses and headers are stored. */
export const MAX_STORED_BYTES = 8 * 1_048_576;
/**
 * Lifetime of a lock in seconds. It exceeds any call to a service, so a lock that expires belonged to a crashed
 * gateway.
 */
const UNDER_WAY_SECONDS = 30;

/** Lock of a keyed write. Repeats fail until it has a response. */
export interface Turn extends KeyedWrite {
  readonly mark: string;
}

/**
 * Locks a write, or returns its current value. KEYS: the write, by each valid secret. ARGV: the mark, its lifetime in
 * seconds.
 */
const TAKE = `
for _, name in ipairs(KEYS) do
  local known = redis.call('GET', name)
  if known then return known end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return false`;

/**
 * Replaces the mark of a lock with a response, or deletes it. Does nothing if another request holds the lock. KEYS:
 * the write, and the bytes stored for its caller today. ARGV: the mark, the response or '', the response without its
 * body, the lifetime in seconds, and the daily quota in bytes.
 */
const SETTLE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[2], 0, 'EX', ARGV[4], 'NX')
local answer = ARGV[2]
if redis.call('GET', KEYS[2]) + #answer > tonumber(ARGV[5]) then
  answer = ARGV[3]
else
  redis.call('INCRBY', KEYS[2], #answer)
end
redis.call('SET', KEYS[1], answer, 'EX', ARGV[4])
return 1`;

const nameOf = (id: string) => `cv-idempotency:${id}`;
const bytesOf = (caller: string) => `cv-idempotency-bytes:${caller}`;
/** Returns the prefix of a stored response. A mark starts with the content digest alone. */
const answered = (content: string) => Buffer.from(`${content} - `);

/**
 * Stores the responses to keyed writes for all gateways. They are encrypted, because they may contain an API key or
 * other private data. Writes with a key fail without Redis.
 */
@Injectable()
export class StoredAnswers {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
    private readonly memory: RedisMemory,
  ) {}

  /**
   * Returns a lock to the first request and the stored response to later ones.
   * @param before the same write with SESSION_SECRET_PREVIOUS, which other gateways may still use
   * @throws DomainError WRITE_UNDER_WAY until there is a response
   * @throws DomainError IDEMPOTENCY_KEY_REUSED for different content
   * @throws DomainError UNAVAILABLE without Redis
   */
  async take(write: KeyedWrite, before?: KeyedWrite): Promise<Turn | Answer> {
    const writes = before ? [write, before] : [write];
    const turn = { ...write, mark: `${write.content} ${randomUUID()}` };
    const names = writes.map(({ id }) => nameOf(id));
    const known = await this.shared.ask((redis) =>
      redis.callBuffer('EVAL', TAKE, names.length, ...names, turn.mark, UNDER_WAY_SECONDS),
    );
    if (!Buffer.isBuffer(known)) return turn;
    return this.answerIn(
      known,
      writes.map(({ content }) => content),
    );
  }

  /** Stores the response. Omits its body if the caller's daily quota is used up or Redis is short of memory. */
  async keep(turn: Turn, answer: Answer): Promise<void> {
    const bare = { ...answer, body: '' };
    const packed = [(await this.memory.isScarce()) ? bare : answer, bare].map(async (each) =>
      Buffer.concat([answered(turn.content), await packAnswer(each, this.config.SESSION_SECRET)]),
    );
    await this.settle(turn, await Promise.all(packed));
  }

  /** Releases the lock, so that the next request with the key is executed. */
  async giveUp(turn: Turn): Promise<void> {
    await this.settle(turn, ['', '']);
  }

  private async answerIn(known: Buffer, contents: readonly string[]): Promise<Answer> {
    const content = contents.find((each) => known.toString('latin1', 0, each.length) === each);
    if (content === undefined) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    const start = answered(content);
    if (!known.subarray(0, start.length).equals(start)) {
      throw new DomainError('WRITE_UNDER_WAY', { retryAfterSeconds: 1 });
    }
    const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = this.config;
    return unpackAnswer(known.subarray(start.length), SESSION_SECRET, SESSION_SECRET_PREVIOUS);
  }

  private async settle(
    { id, caller, mark }: Turn,
    values: readonly (string | Buffer)[],
  ): Promise<void> {
    const keys = [nameOf(id), bytesOf(caller)];
    await this.shared.ask((redis) =>
      redis.eval(SETTLE, 2, ...keys, mark, ...values, ANSWER_TTL_SECONDS, MAX_STORED_BYTES),
    );
  }
}
