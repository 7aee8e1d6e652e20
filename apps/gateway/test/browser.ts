import type { Answer, Call } from './client';
import type { Gateway } from './test-gateway';

export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly gateway: Gateway) {}

  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  set cookie(text: string) {
    this.cookies.clear();
    this.keep(text.split('; '));
  }

  /** Is true if there is a session cookie. The session itself may have ended. */
  get hasSession(): boolean {
    return this.cookies.has('cv_session');
  }

  async call(path: string, { headers, ...call }: Call = {}): Promise<Answer> {
    const answer = await this.gateway.call(path, {
      ...call,
      headers: { cookie: this.cookie, ...headers },
    });
    this.keep(answer.headers['set-cookie'] ?? []);
    return answer;
  }

  private keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
