import type { z } from '@cartaviva/config';
import { Injectable, Logger } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { Deadline } from './deadline';
import { exchange, read, type Reply } from './exchange';
import { PayPalAccount } from './paypal-account';
import { PayPalUnavailable } from './paypal.failures';

interface Call {
  /** Name in the log. */
  readonly name: string;
  readonly path: string;
  /** Absent for a read. PayPal executes a write once per request ID. */
  readonly write?: { readonly requestId: string; readonly body: object };
}

/** Calls PayPal with our token. Retries are safe, because a read changes nothing and a write keeps its request ID. */
@Injectable()
export class PayPalCalls {
  private readonly logger = new Logger(PayPalCalls.name);

  constructor(
    private readonly account: PayPalAccount,
    private readonly tokens: AccessTokens,
  ) {}

  async make<T>(call: Call, shape: z.ZodType<T>, deadline: Deadline): Promise<T> {
    try {
      return await deadline.retry(async () => read(await this.withToken(call, deadline), shape));
    } catch (error) {
      if (error instanceof PayPalUnavailable) this.logger.warn(`${call.name}: ${error.message}`);
      throw error;
    }
  }

  private async withToken(call: Call, deadline: Deadline): Promise<Reply> {
    const token = await this.tokens.get(deadline);
    const reply = await this.send(call, token, deadline);
    if (reply.status !== 401) return reply;
    // The token ended early, for example because the account's secret changed.
    this.tokens.forget(token);
    return this.send(call, await this.tokens.get(deadline), deadline);
  }

  private send({ path, write }: Call, token: string, deadline: Deadline): Promise<Reply> {
    return exchange(this.account.apiBase + path, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(write && { 'paypal-request-id': write.requestId }),
      },
      ...(write && { method: 'POST', body: JSON.stringify(write.body) }),
      signal: deadline.signal(),
    });
  }
}
