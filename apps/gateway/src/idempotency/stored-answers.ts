import { DomainError } from '@cartaviva/contracts';
import { open, seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../config';
import { SharedRedis } from '../limits/shared-redis';
import type { KeyedWrite } from './keyed-write';

/** How long an answer is given again, in seconds (decisions, "HTTP conventions"). */
const ANSWER_TTL_SECONDS = 24 * 3600;
/** Longer than any call to a service may take: what lasts longer has lost its gateway. */
const UNDER_WAY_SECONDS = 30;

/** An answer as it was sent: its body as text, and the headers that say something of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A write that one request has taken on: the others of its key wait for its answer. */
export interface Turn {
  readonly id: string;
  readonly content: string;
  readonly mark: string;
}

/**
 * Puts an answer, or nothing, in the place of the mark that says a write is under way, and leaves alone
 * what another request put there since. KEYS[1] is the write; ARGV: the mark, the answer or '', seconds.
 */
const SETTLE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
return 1`;

const nameOf = (id: string) => `cv-idempotency:${id}`;

/**
 * The answers to writes that were sent with a key, for all gateways. Sealed: one may hold an API key,
 * or whatever else a caller alone may see. Without Redis nobody can tell, and nothing is done.
 */
@Injectable()
export class StoredAnswers {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
  ) {}

  /**
   * A turn for whoever comes first, the kept answer for whoever comes after it. WRITE_UNDER_WAY before
   * there is one, IDEMPOTENCY_KEY_REUSED for another content, UNAVAILABLE without Redis.
   */
  async take({ id, content }: KeyedWrite): Promise<Turn | Answer> {
    const mark = `${content} ${randomUUID()}`;
    const known = await this.shared.ask(async (redis) => {
      const isFirst = await redis.set(nameOf(id), mark, 'EX', UNDER_WAY_SECONDS, 'NX');
      return isFirst ? null : ((await redis.get(nameOf(id))) ?? '');
    });
    if (known === null) return { id, content, mark };
    const [itsContent, , sealed] = known.split(' ');
    if (itsContent && itsContent !== content) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    if (!sealed) throw new DomainError('WRITE_UNDER_WAY', { retryAfterSeconds: 1 });
    return JSON.parse(open(sealed, this.config.SESSION_SECRET)) as Answer;
  }

  async keep({ id, content, mark }: Turn, answer: Answer): Promise<void> {
    const sealed = seal(JSON.stringify(answer), this.config.SESSION_SECRET);
    await this.settle(id, mark, `${content} - ${sealed}`);
  }

  /** The next one with the key is the first again: what went wrong may go well another time. */
  async giveUp({ id, mark }: Turn): Promise<void> {
    await this.settle(id, mark, '');
  }

  private async settle(id: string, mark: string, value: string): Promise<void> {
    await this.shared.ask((redis) =>
      redis.eval(SETTLE, 1, nameOf(id), mark, value, ANSWER_TTL_SECONDS),
    );
  }
}
