import { openScreen } from '@cartaviva/tools/engines/webkit.mjs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { WebKitContext } from './context';

/**
 * WebKit, the engine of Safari and of all browsers on iPhones, with the part of Playwright's API that journeys use.
 */
class WebKitBrowser {
  private readonly opened: WebKitContext[] = [];

  constructor(private readonly screen: Awaited<ReturnType<typeof openScreen>>) {}

  async newContext(options: BrowserContextOptions = {}): Promise<WebKitContext> {
    const context = await WebKitContext.open(this.screen.display, options);
    this.opened.push(context);
    return context;
  }

  contexts(): readonly WebKitContext[] {
    return this.opened.filter(({ isOpen }) => isOpen);
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
