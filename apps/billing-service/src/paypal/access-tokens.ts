import { z } from '@cartaviva/config';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { Deadline } from './deadline';
import { exchange, read } from './exchange';
import { PayPalAccount } from './paypal-account';

/** Milliseconds before its expiry at which a token is renewed. */
const EXPIRY_MARGIN_MS = 60_000;
/** Milliseconds. A renewal has its own limit, because several calls may share it. */
const TOKEN_TIMEOUT_MS = 8000;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

/** Tokens from PayPal: one shared by all calls of this process, and one for each browser. */
@Injectable()
export class AccessTokens {
  private current: Token | undefined;
  private renewal: Promise<Token> | undefined;

  constructor(
    private readonly account: PayPalAccount,
    private readonly clock: Clock,
  ) {}

  async get(deadline: Deadline): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.current && now < this.current.endsAt - EXPIRY_MARGIN_MS) return this.current.value;
    this.renewal ??= this.renew().finally(() => (this.renewal = undefined));
    return (await deadline.race(this.renewal)).value;
  }

  forget(value: string): void {
    if (this.current?.value === value) this.current = undefined;
  }

  /** Requests a token for one browser, valid for 15 minutes. */
  async forBrowser(deadline: Deadline): Promise<string> {
    const form = { response_type: 'client_token', intent: 'sdk_init' };
    const { access_token } = await deadline.retry(() => this.ask(deadline, form));
    return access_token;
  }

  /** Requests a token once. Each waiting call retries within its own deadline. */
  private async renew(): Promise<Token> {
    const asked = this.clock.now().getTime();
    const { access_token, expires_in } = await this.ask(new Deadline(TOKEN_TIMEOUT_MS));
    return (this.current = { value: access_token, endsAt: asked + expires_in * 1000 });
  }

  private async ask(deadline: Deadline, form: Readonly<Record<string, string>> = {}) {
    const { apiBase, clientId, clientSecret } = this.account;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const reply = await exchange(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
      signal: deadline.signal(),
    });
    return read(reply, answer);
  }
}
