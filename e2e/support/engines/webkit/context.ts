import type { BrowserContextOptions } from 'playwright-core';
import { eventually } from '../../eventually';
import { WebKitPage, type PageContext } from './page';
import { Session } from './session';
import { Window } from './window';

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The part of Playwright's BrowserContext that journeys use. Each context is a WebKit of its own. */
export class WebKitContext implements PageContext {
  private readonly handles = new Set<string>();
  private readonly left: ((window: Window) => Promise<unknown>)[] = [];
  private isFirst = true;
  private hasOrigin = false;
  private closing: Promise<void> | undefined;

  private constructor(
    private readonly session: Session,
    private readonly options: BrowserContextOptions,
  ) {}

  static async open(display: string, options: BrowserContextOptions): Promise<WebKitContext> {
    return new WebKitContext(await Session.open(display), options);
  }

  get isOpen(): boolean {
    return this.closing === undefined;
  }

  get baseUrl(): string | undefined {
    return this.options.baseURL;
  }

  async newPage(): Promise<WebKitPage> {
    const { session, isFirst } = this;
    this.isFirst = false;
    const page = this.pageAt(isFirst ? session.firstWindow : await session.newWindow());
    if (this.options.viewport) await page.setViewportSize(this.options.viewport);
    return page;
  }

  /**
   * Unlike in Playwright, the script runs only once, before the first page of the origin. Data that it stores
   * remains.
   */
  async addInitScript<Argument>(task: (argument: Argument) => void, argument?: Argument) {
    this.left.push((window) => window.run(task, argument));
  }

  /** Sets cookies for the current origin, or for the first origin that is opened. */
  async addCookies(cookies: readonly Cookie[]): Promise<void> {
    for (const { name, value } of cookies) {
      const body = { cookie: { name, value } };
      if (this.hasOrigin) await this.session.in(this.session.firstWindow, 'POST', 'cookie', body);
      else this.left.push((window) => window.command('POST', 'cookie', body));
    }
  }

  async leaveThings(window: Window, href: string): Promise<void> {
    this.hasOrigin = true;
    if (this.left.length === 0) return;
    const { origin } = new URL(href);
    await window.leave(() => window.command('POST', 'url', { url: `${origin}/robots.txt` }));
    for (const leave of this.left.splice(0)) await leave(window);
  }

  async cookies(): Promise<Cookie[]> {
    return this.session.in(this.session.firstWindow, 'GET', 'cookie');
  }

  async clearCookies(): Promise<void> {
    await this.session.in(this.session.firstWindow, 'DELETE', 'cookie');
  }

  async cookieHeader(window: Window): Promise<string> {
    const cookies = await window.command<Cookie[]>('GET', 'cookie');
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Waits for a window that a page opens. */
  async nextWindow(): Promise<WebKitPage> {
    let opened: string | undefined;
    await eventually(async () => {
      opened = (await this.session.windows()).find((handle) => !this.handles.has(handle));
      return opened !== undefined;
    }, 'no window was opened');
    return this.pageAt(opened!);
  }

  /** This driver does not report requests. */
  on(): void {}

  close(): Promise<void> {
    this.closing ??= this.session.close();
    return this.closing;
  }

  private pageAt(handle: string): WebKitPage {
    this.handles.add(handle);
    return new WebKitPage(new Window(this.session, handle), this, this.options.viewport ?? null);
  }
}
