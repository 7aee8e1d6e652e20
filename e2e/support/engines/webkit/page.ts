import type { Download, Page } from 'playwright-core';
import { eventually } from '../../eventually';
import { writeFile } from './files';
import { catchDownloads, nextCaught, type Caught } from './in-page';
import { stroke, strokes } from './keys';
import { asLocator, WebKitLocator } from './locator';
import { by, PAGE, within } from './selector';
import { matches, type Address } from './address';
import type { Window } from './window';

/** The part of `WebKitContext` that a page needs. */
export interface PageContext {
  readonly baseUrl: string | undefined;
  newPage(): Promise<WebKitPage>;
  nextWindow(): Promise<WebKitPage>;
  leaveThings(window: Window, href: string): Promise<void>;
  cookieHeader(window: Window): Promise<string>;
}

/** The part of Playwright's Page that journeys use, in a window of WebKit. */
export class WebKitPage {
  private isGone = false;
  private pointer: readonly [number, number] = [0, 0];

  constructor(
    private readonly window: Window,
    private readonly own: PageContext,
    private size: { width: number; height: number } | null,
  ) {}

  getByRole: Page['getByRole'] = (role, options) => this.locator(by.role(role, options));
  getByText: Page['getByText'] = (text, options) => this.locator(by.text(text, options));
  getByLabel: Page['getByLabel'] = (text, options) => this.locator(by.label(text, options));
  getByTestId: Page['getByTestId'] = (id) => this.locator(by.testId(id));

  readonly keyboard = {
    down: (key: string) => this.window.act(stroke('keyDown', key)),
    up: (key: string) => this.window.act(stroke('keyUp', key)),
    press: (keys: string) => this.window.act(strokes(keys)),
    type: (text: string) => this.window.act(...[...text].map(strokes)),
  };

  readonly mouse = {
    move: (x: number, y: number, { steps = 1 } = {}) => this.moveTo([x, y], steps),
    down: () => this.window.press('pointerDown'),
    up: () => this.window.press('pointerUp'),
  };

  /** Sends requests with the cookies of the page's browser. */
  readonly request = {
    get: async (url: string) => {
      const cookie = await this.own.cookieHeader(this.window);
      const reply = await fetch(url, { headers: { cookie } });
      return {
        status: () => reply.status,
        json: () => reply.json(),
        body: async () => Buffer.from(await reply.arrayBuffer()),
      };
    },
  };

  locator(css: string) {
    return asLocator(new WebKitLocator(this.window, within(PAGE, css)));
  }

  frameLocator(css: string) {
    return new WebKitLocator(this.window, within(PAGE, css)).contentFrame();
  }

  context(): PageContext {
    return this.own;
  }

  async goto(url: string): Promise<void> {
    const { href } = new URL(url, this.own.baseUrl);
    await this.own.leaveThings(this.window, href);
    await this.window.leave(() => this.window.command('POST', 'url', { url: href }));
  }

  async reload(): Promise<void> {
    await this.window.leave(() => this.window.command('POST', 'refresh', {}));
  }

  async goBack(): Promise<void> {
    await this.window.command('POST', 'back', {});
    await this.title();
  }

  /** Last known address. It updates in the background, so callers that wait for another address must poll. */
  url(): string {
    void this.title().catch(() => undefined);
    return this.window.address;
  }

  title(): Promise<string> {
    return this.window.run(() => document.title);
  }

  evaluate<Argument, Result>(
    task: ((argument: Argument) => Result) | string,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.window.run(task as never, argument);
  }

  async waitForFunction<Argument>(task: (argument: Argument) => unknown, argument?: Argument) {
    await eventually(async () => Boolean(await this.evaluate(task, argument)), 'it never held');
  }

  async waitForURL(wanted: Address): Promise<void> {
    const isThere = async () => matches(await this.evaluate('location.href'), wanted);
    await eventually(isThere, `the page is not at ${wanted}`).catch((error) => {
      throw new Error(`${error.message}, but at ${this.window.address}`);
    });
  }

  async waitForEvent(name: 'popup' | 'download'): Promise<unknown> {
    return name === 'popup' ? this.own.nextWindow() : this.nextDownload();
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.size = size;
    await this.window.command('POST', 'window/rect', size);
    const isSo = () =>
      this.window.run<boolean>((width: number) => innerWidth === width, size.width);
    await eventually(isSo, `the window is not ${size.width} pixels wide`);
  }

  viewportSize() {
    return this.size;
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    const png = await this.window.command<string>('GET', 'screenshot');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(path, Buffer.from(png, 'base64'));
  }

  async bringToFront(): Promise<void> {
    await this.title();
  }

  isClosed(): boolean {
    return this.isGone;
  }

  async close(): Promise<void> {
    this.isGone = true;
    await this.window.command('DELETE', 'window');
  }

  /** This driver does not report errors, requests or responses. */
  on(): void {}
  setDefaultTimeout(): void {}
  async waitForLoadState(): Promise<void> {}

  private async moveTo([x, y]: readonly [number, number], steps: number): Promise<void> {
    const [fromX, fromY] = this.pointer;
    const part = (step: number) => step / steps;
    const way = Array.from({ length: steps }, (_, at): [number, number] => [
      fromX + (x - fromX) * part(at + 1),
      fromY + (y - fromY) * part(at + 1),
    ]);
    for (const place of way) await this.window.press(place);
    this.pointer = [x, y];
  }

  private async nextDownload(): Promise<Download> {
    await this.window.run(catchDownloads);
    let caught: Caught | null = null;
    await eventually(async () => {
      caught = await this.window.run<Caught | null>(nextCaught as never);
      return caught !== null;
    }, 'nothing was downloaded');
    const { name, base64 } = caught as unknown as Caught;
    const path = writeFile(name, Buffer.from(base64, 'base64'));
    return { suggestedFilename: () => name, path: async () => path } as unknown as Download;
  }
}
