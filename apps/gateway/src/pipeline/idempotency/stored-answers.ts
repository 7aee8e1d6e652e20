import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../../config';
import { RedisMemory } from '../limits/redis-memory';
import { SharedRedis } from '../limits/shared-redis';
import type { Answer } from './answer';
import type { KeyedWrite } from './keyed-write';
import { packAnswer, unpackAnswer } from './packed-answer';

/** How long an answer is given again, in seconds (decisions, "HTTP conventions"). */
const ANSWER_TTL_SECONDS = 24 * 3600;
/** Bytes of answers that are stored for one caller in a day; past them the status and headers alone. */
export const MAX_STORED_BYTES = 8 * 1_048_576;
/** Longer than any call to a service may take: what lasts longer has lost its gateway. */
const UNDER_WAY_SECONDS = 30;

/** A write that one request has taken on: the others of its key wait for its answer. */
export interface Turn extends KeyedWrite {
  readonly mark: string;
}

/**
 * Marks a write as under way, or answers what is known of it. KEYS: the write, by each secret that counts;
 * ARGV: the mark, seconds.
 */
const TAKE = `
for _, name in ipairs(KEYS) do
  local known = redis.call('GET', name)
  if known then return known end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return false`;

/**
 * Puts an answer, or nothing, in the place of the mark that says a write is under way, and leaves alone
 * what another request put there since. KEYS: the write, and how much was stored for its caller today;
 * ARGV: the mark, the answer or '', the answer without its body, seconds, the most bytes of a day.
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
/** What the answer to a write of this content begins with; a mark begins with the content alone. */
const answered = (content: string) => Buffer.from(`${content} - `);

/**
 * The answers to writes that were sent with a key, for all gateways. Sealed: one may hold an API key,
 * or whatever else a caller alone may see. Without Redis nobody can tell, and nothing is done.
 */
@Injectable()
export class StoredAnswers {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
    private readonly memory: RedisMemory,
  ) {}

  /**
   * A turn for whoever comes first, the kept answer for whoever comes after it. WRITE_UNDER_WAY before
   * there is one, IDEMPOTENCY_KEY_REUSED for another content, UNAVAILABLE without Redis.
   * @param before the same write by SESSION_SECRET_PREVIOUS: other gateways may know it so
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

  /** Stores the answer, without its body when too much was stored for the caller today, or for all of them. */
  async keep(turn: Turn, answer: Answer): Promise<void> {
    const bare = { ...answer, body: '' };
    const packed = [(await this.memory.isScarce()) ? bare : answer, bare].map(async (each) =>
      Buffer.concat([answered(turn.content), await packAnswer(each, this.config.SESSION_SECRET)]),
    );
    await this.settle(turn, await Promise.all(packed));
  }

  /** The next one with the key is the first again: what went wrong may go well another time. */
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
