import { DomainError, type Message } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import type { CallerContext } from '../sessions/caller.decorator';

/** Longest wait for what hashes a password, in milliseconds. */
const HASHING_TIMEOUT_MS = 1500;
/** Calls under way from this gateway; the rest would only wait to be refused. */
const MAX_CONCURRENT = 60;
/** After the word that no more fit in the door stays shut so long, in milliseconds: nothing has changed sooner. */
const HASHING_COOLDOWN_MS = 100;

const isUnavailable = (error: unknown) =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';
const full = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });

/**
 * Calls that hash a password. In a flood of them each is answered or refused within two seconds, and
 * once identity-service is full the others cost neither it nor the diners on this gateway anything.
 */
@Injectable()
export class PasswordHashingLimiter {
  private underWay = 0;
  private shutUntil = 0;

  constructor(private readonly client: MessageClient) {}

  /** UNAVAILABLE, at once, while there are too many. */
  async call<Request extends object, Reply>(
    message: Message<Request, Reply>,
    payload: NoInfer<Request>,
    caller: CallerContext,
  ): Promise<Reply> {
    if (this.underWay >= MAX_CONCURRENT || performance.now() < this.shutUntil) throw full();
    this.underWay += 1;
    const asked = performance.now();
    try {
      return await this.client.call(message, payload, { ...caller, timeoutMs: HASHING_TIMEOUT_MS });
    } catch (error) {
      // A service that is full says so quickly; one that is silent may be back with the next call.
      const now = performance.now();
      if (isUnavailable(error) && now - asked < HASHING_TIMEOUT_MS / 2)
        this.shutUntil = now + HASHING_COOLDOWN_MS;
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }
}
