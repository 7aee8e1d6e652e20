import { startWebKit } from '@cartaviva/tools/engines/webkit.mjs';
import { system } from './browser';

/** Longest wait for one command, in milliseconds. */
const COMMAND_TIMEOUT_MS = 30_000;

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // A page with a frame that is drawn late never counts as loaded: whoever asks looks again.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
};

/** A window of WebKit, the engine of Safari, over WebDriver. */
export class WebKit {
  private constructor(
    private readonly sessionUrl: string,
    private readonly stop: () => Promise<void>,
  ) {}

  static async open(): Promise<WebKit> {
    const { url, stop } = await startWebKit();
    const capabilities = { alwaysMatch: CAPABILITIES };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities,
    });
    const webKit = new WebKit(`${url}/session/${sessionId}`, stop);
    await webKit.ask('window/rect', { width: 1280, height: 900 });
    return webKit;
  }

  async goTo(path: string): Promise<void> {
    await this.ask('url', { url: system().url + path });
  }

  /** Gives the window the cookies of somebody who is signed in, as a browser sends them. */
  async signIn(cookies: string): Promise<void> {
    for (const cookie of cookies.split('; ')) {
      const at = cookie.indexOf('=');
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
      await this.ask('cookie', { cookie: { name, value, path: '/' } });
    }
  }

  /** What a script in the page returns. */
  run<Result>(script: string): Promise<Result> {
    return this.ask('execute/sync', { script, args: [] });
  }

  async close(): Promise<void> {
    await send('DELETE', this.sessionUrl).catch(() => undefined);
    await this.stop();
  }

  private ask<Result>(command: string, body: object): Promise<Result> {
    return send('POST', `${this.sessionUrl}/${command}`, body);
  }
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
