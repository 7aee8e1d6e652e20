import { DomainError, type Message } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import type { CallerContext } from '../sessions/caller.decorator';

const HASHING_TIMEOUT_MS = 1500;
/** Maximum number of concurrent calls of this gateway. Further calls would only wait to be rejected. */
const MAX_CONCURRENT = 60;
/** Time in milliseconds for which calls are rejected after identity-service reported that it is full. */
const HASHING_COOLDOWN_MS = 100;

const isUnavailable = (error: unknown) =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';
const full = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });

/**
 * Limits calls that hash a password. Under high load each call is answered or rejected within two seconds. Once
 * identity-service is full, further calls burden neither it nor the diners on this gateway.
 */
@Injectable()
export class PasswordHashingLimiter {
  private underWay = 0;
  private shutUntil = 0;

  constructor(private readonly client: MessageClient) {}

  /** Rejects immediately with UNAVAILABLE while there are too many calls. */
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
      // A full service answers quickly. A timeout means that the service is down and may be back for the next call.
      const now = performance.now();
      if (isUnavailable(error) && now - asked < HASHING_TIMEOUT_MS / 2)
        this.shutUntil = now + HASHING_COOLDOWN_MS;
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }
}
