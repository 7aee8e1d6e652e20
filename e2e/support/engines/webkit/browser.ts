import { openScreen } from '@cartaviva/tools/engines/webkit.mjs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { WebKitContext } from './context';

/** WebKit, the engine of Safari and of every browser on an iPhone, by what journeys know of Playwright. */
class WebKitBrowser {
  private readonly open = new Set<WebKitContext>();

  constructor(private readonly screen: Awaited<ReturnType<typeof openScreen>>) {}

  async newContext(options: BrowserContextOptions = {}): Promise<WebKitContext> {
    const context = await WebKitContext.open(this.screen.display, options);
    this.open.add(context);
    return context;
  }

  contexts(): readonly WebKitContext[] {
    return [...this.open];
  }

  isConnected(): boolean {
    return true;
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts().map((context) => context.close()));
    await this.screen.stop();
  }
}

export const launchWebKit = async (): Promise<Browser> =>
  new WebKitBrowser(await openScreen()) as unknown as Browser;
