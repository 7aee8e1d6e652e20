import { startWebKit } from '@cartaviva/tools/engines/webkit.mjs';

/** Timeout of a command, in milliseconds. */
const COMMAND_TIMEOUT_MS = 30_000;

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // A page with a slow frame never counts as loaded, so callers poll instead.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    // Without its toolbar, a window can be as narrow as requested.
    args: ['--automation', '--full-screen'],
  },
};

/** WebDriver session with its own WebKit, cookies and storage. */
export class Session {
  private current: string;
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly stop: () => Promise<void>,
    readonly firstWindow: string,
  ) {
    this.current = firstWindow;
  }

  static async open(display: string): Promise<Session> {
    const { url, stop } = await startWebKit(display);
    const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: CAPABILITIES },
    });
    const own = `${url}/session/${sessionId}`;
    return new Session(own, stop, await send('GET', `${own}/window`));
  }

  windows(): Promise<string[]> {
    return this.ask('GET', 'window/handles');
  }

  async newWindow(): Promise<string> {
    const { handle } = await this.ask<{ handle: string }>('POST', 'window/new', { type: 'window' });
    return handle;
  }

  /** Sends a command to a window after all earlier commands. `limitMs` is its timeout. */
  in<Result>(
    window: string,
    method: string,
    command: string,
    body?: object,
    limitMs?: number,
  ): Promise<Result> {
    const answer = this.queue.then(async () => {
      if (window !== this.current) await this.ask('POST', 'window', { handle: window });
      this.current = window;
      return this.ask<Result>(method, command, body, limitMs);
    });
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    await send('DELETE', this.url).catch(() => undefined);
    await this.stop();
  }

  private ask<Result>(
    method: string,
    command: string,
    body?: object,
    limitMs?: number,
  ): Promise<Result> {
    return send(method, `${this.url}/${command}`, body, limitMs);
  }
}

async function send<Result>(
  method: string,
  url: string,
  body?: object,
  limitMs = COMMAND_TIMEOUT_MS,
): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
