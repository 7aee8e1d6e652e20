import { requireFirefox } from '@cartaviva/tools/engines/find-firefox.mjs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { system } from '../browser';
import { EngineWindow, PHONE_SIZE, type Size } from './engine-window';
import type { Control } from './find-control';

/** A window of Firefox, over WebDriver BiDi. */
export class FirefoxWindow extends EngineWindow<ElementHandle> {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    super();
  }

  static async open(): Promise<FirefoxWindow> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: await requireFirefox(),
      defaultViewport: PHONE_SIZE,
      extraPrefsFirefox: { 'intl.accept_languages': 'es-DO' },
    });
    return new FirefoxWindow(browser, await browser.newPage());
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(new URL(path, system().url).href, { waitUntil: 'domcontentloaded' });
  }

  async signIn(cookies: string): Promise<void> {
    const { hostname: domain } = new URL(system().url);
    for (const cookie of cookies.split('; ')) {
      const at = cookie.indexOf('=');
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
      await this.browser.setCookie({ name, value, domain, path: '/' });
    }
  }

  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.page.evaluate(task as (...args: unknown[]) => Result, ...args)) as Result;
  }

  async resize(size: Size): Promise<void> {
    await this.page.setViewport(size);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  protected async find(
    task: (control: Control) => Element | null,
    control: Control,
  ): Promise<ElementHandle | null> {
    const handle = await this.page.evaluateHandle(task, control);
    return handle.asElement() as ElementHandle | null;
  }

  protected click(element: ElementHandle): Promise<void> {
    return element.click();
  }

  protected enter(element: ElementHandle, text: string): Promise<void> {
    return element.type(text);
  }
}
