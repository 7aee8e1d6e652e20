import type { Locator } from 'playwright-core';
import { eventually } from '../../eventually';
import { filePaths } from './files';
import { choose, fillIn, hasApp, whereToPress } from './in-page';
import { strokes } from './keys';
import { by, quoteText, within, type Selector } from './selector';
import type { Window } from './window';

type Files = Parameters<Locator['setInputFiles']>[0];
type State = 'attached' | 'detached' | 'visible' | 'hidden';

interface Waiting {
  readonly state?: State;
  /** In milliseconds. */
  readonly timeout?: number;
}

interface Narrowing {
  readonly has?: Locator;
  readonly hasText?: string | RegExp;
  readonly visible?: boolean;
}

/** The part of Playwright's Locator that journeys use, in a window of WebKit. */
export class WebKitLocator {
  constructor(
    private readonly window: Window,
    readonly selector: Selector,
  ) {}

  getByRole: Locator['getByRole'] = (role, options) => this.inside(by.role(role, options));
  getByText: Locator['getByText'] = (text, options) => this.inside(by.text(text, options));
  getByLabel: Locator['getByLabel'] = (text, options) => this.inside(by.label(text, options));
  getByTestId: Locator['getByTestId'] = (id) => this.inside(by.testId(id));

  locator(css: string): Locator {
    return this.inside(css);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(at: number): Locator {
    return this.inside(`nth=${at}`);
  }

  filter({ has, hasText, visible }: Narrowing): Locator {
    const steps = [
      ...(hasText ? [`internal:has-text=${quoteText(hasText)}`] : []),
      ...(has ? [`internal:has=${pathOf(has)}`] : []),
      ...(visible ? ['visible=true'] : []),
    ];
    return this.inside(steps.join(' >> '));
  }

  or(other: Locator): Locator {
    return this.inside(`internal:or=${pathOf(other)}`);
  }

  contentFrame(): Locator {
    const { frames, path } = this.selector;
    const selector = { frames: [...frames, path], path: '' };
    return asLocator(new WebKitLocator(this.window, selector));
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  }

  count(): Promise<number> {
    return this.ofAll((found) => found.length);
  }

  allTextContents(): Promise<string[]> {
    return this.ofAll((found) => found.map(({ textContent }) => textContent ?? ''));
  }

  allInnerTexts(): Promise<string[]> {
    return this.ofAll((found) => found.map(({ innerText }) => innerText));
  }

  isVisible(): Promise<boolean> {
    return this.ofAll(([first]) => first?.checkVisibility({ visibilityProperty: true }) ?? false);
  }

  waitFor({ state = 'visible', timeout }: Waiting = {}): Promise<void> {
    const isIn = () =>
      this.ofAll((found, wanted) => {
        const isAttached = found.length > 0;
        const isVisible = found.some((one) => one.checkVisibility({ visibilityProperty: true }));
        return {
          attached: isAttached,
          detached: !isAttached,
          visible: isVisible,
          hidden: !isVisible,
        }[wanted as State];
      }, state);
    return eventually(isIn, `${this.selector.path} is not ${state}`, timeout);
  }

  textContent(): Promise<string | null> {
    return this.evaluate(({ textContent }) => textContent);
  }

  innerText(): Promise<string> {
    return this.evaluate(({ innerText }: HTMLElement) => innerText);
  }

  inputValue(): Promise<string> {
    return this.evaluate(({ value }: HTMLInputElement) => value);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute) => element.getAttribute(attribute), name);
  }

  isEnabled(): Promise<boolean> {
    return this.evaluate((element) => !element.matches(':disabled, [aria-disabled="true"]'));
  }

  isChecked(): Promise<boolean> {
    return this.evaluate(
      (element) =>
        (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true',
    );
  }

  boundingBox(): ReturnType<Locator['boundingBox']> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  focus(): Promise<void> {
    return this.evaluate((element: HTMLElement) => element.focus());
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return this.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  }

  dispatchEvent(type: string): Promise<void> {
    return this.evaluate(
      (element, name) => void element.dispatchEvent(new Event(name, { bubbles: true })),
      type,
    );
  }

  /** Clicks the element as soon as a user can. */
  async click({ timeout }: Waiting = {}): Promise<void> {
    let place: [number, number] | string = 'it is not there';
    const isFree = async () => {
      place = await this.onTheOne<[number, number] | string>(whereToPress).catch(String);
      return typeof place !== 'string';
    };
    const complaint = `${this.selector.path} cannot be pressed`;
    await eventually(isFree, complaint, timeout).catch((error) => {
      throw new Error(`${error.message}: ${place}`);
    });
    await this.window.press(place as unknown as [number, number], 'pointerDown', 'pointerUp');
  }

  async check(): Promise<void> {
    await this.waitFor({ state: 'attached' });
    if (!(await this.isChecked())) await this.click();
    await eventually(() => this.isChecked(), `${this.selector.path} is not checked`);
  }

  async fill(text: string): Promise<void> {
    await eventually(() => this.window.run<boolean>(hasApp), 'the application did not come');
    await eventually(
      () => this.evaluate(fillIn, text),
      `${this.selector.path} is hidden or disabled`,
    );
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.window.act(strokes(keys));
  }

  selectOption(option: string | { label: string }): Promise<void> {
    return this.evaluate(choose, typeof option === 'string' ? option : option.label);
  }

  async setInputFiles(files: Files): Promise<void> {
    await this.waitFor({ state: 'attached' });
    const input = await this.onTheOne<Record<string, string>>((element: Element) => element);
    const text = filePaths(files).join('\n');
    await this.window.command('POST', `element/${Object.values(input)[0]}/value`, { text });
  }

  /** Runs a function on the single element that matches. */
  async evaluate<Element extends HTMLElement, Argument, Result>(
    task: (element: Element, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    let answer: [Awaited<Result>] | null = null;
    const code = `async (found, argument) =>
      found.length === 0 ? null : [await (${ofTheOne(task)})(found, argument)]`;
    await eventually(async () => {
      answer = await this.window.runOn(this.selector, code, argument);
      return answer !== null;
    }, `there is no ${this.selector.path}`);
    return answer![0];
  }

  private onTheOne<Result>(
    task: (element: never, argument: never) => unknown,
    argument?: unknown,
  ): Promise<Awaited<Result>> {
    return this.window.runOn(this.selector, ofTheOne(task), argument) as never;
  }

  private ofAll<Result>(
    task: (found: HTMLElement[], argument: unknown) => Result,
    argument?: unknown,
  ): Promise<Awaited<Result>> {
    return this.window.runOn(this.selector, task as never, argument) as never;
  }

  private inside(step: string): Locator {
    return asLocator(new WebKitLocator(this.window, within(this.selector, step)));
  }
}

/** Wraps a function for one element in a script for all matching elements. */
const ofTheOne = (task: (element: never, argument: never) => unknown) => `(found, argument) => {
  if (found.length !== 1) throw new Error('there are ' + found.length);
  return (${task})(found[0], argument);
}`;

const pathOf = (locator: Locator) =>
  JSON.stringify((locator as unknown as WebKitLocator).selector.path);

/** Casts to Playwright's type, the only one that journeys know. */
export const asLocator = (own: WebKitLocator): Locator => own as unknown as Locator;
