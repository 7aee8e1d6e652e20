import { startWebKit } from '@cartaviva/tools/engines/webkit.mjs';
import { system } from '../browser';
import { EngineWindow, PHONE_SIZE, type Size } from './engine-window';
import type { Control } from './find-control';

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

/** What WebDriver calls an element. */
type ElementId = Record<string, string>;

/** A window of WebKit, the engine of Safari and of every browser on an iPhone, over WebDriver. */
export class WebKitWindow extends EngineWindow<ElementId> {
  private constructor(
    private readonly sessionUrl: string,
    private readonly stop: () => Promise<void>,
  ) {
    super();
  }

  static async open(): Promise<WebKitWindow> {
    const { url, stop } = await startWebKit();
    const capabilities = { alwaysMatch: CAPABILITIES };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities,
    });
    const window = new WebKitWindow(`${url}/session/${sessionId}`, stop);
    await window.resize(PHONE_SIZE);
    return window;
  }

  async goTo(path: string): Promise<void> {
    await this.ask('url', { url: new URL(path, system().url).href });
  }

  async signIn(cookies: string): Promise<void> {
    for (const cookie of cookies.split('; ')) {
      const at = cookie.indexOf('=');
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
      await this.ask('cookie', { cookie: { name, value, path: '/' } });
    }
  }

  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.ask('execute/sync', { script: `return (${task})(...arguments)`, args });
  }

  resize(size: Size): Promise<void> {
    return this.ask('window/rect', size);
  }

  async close(): Promise<void> {
    await send('DELETE', this.sessionUrl).catch(() => undefined);
    await this.stop();
  }

  protected find(
    task: (control: Control) => Element | null,
    control: Control,
  ): Promise<ElementId | null> {
    return this.run(task as (control: Control) => never, control);
  }

  protected click(element: ElementId): Promise<void> {
    return this.ask(`element/${idOf(element)}/click`, {});
  }

  protected enter(element: ElementId, text: string): Promise<void> {
    return this.ask(`element/${idOf(element)}/value`, { text });
  }

  private ask<Result>(command: string, body: object): Promise<Result> {
    return send('POST', `${this.sessionUrl}/${command}`, body);
  }
}

const idOf = (element: ElementId) => Object.values(element)[0];

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
