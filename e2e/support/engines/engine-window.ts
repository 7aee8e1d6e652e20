import { eventually } from '../eventually';
import { findControl, type Control } from './find-control';

/** Of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE_SIZE: Size = { width: 390, height: 844 };

/** A window of an engine that Playwright does not drive, used by what its controls are called. */
export abstract class EngineWindow<Element = unknown> {
  abstract goTo(path: string): Promise<void>;
  /** Gives the window the cookies of somebody who is signed in, as a browser sends them. */
  abstract signIn(cookies: string): Promise<void>;
  abstract resize(size: Size): Promise<void>;
  abstract close(): Promise<void>;
  /** What a function of its own, without anything around it, returns in the page. */
  abstract run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  protected abstract find(task: typeof findControl, control: Control): Promise<Element | null>;
  protected abstract click(element: Element): Promise<void>;
  protected abstract enter(element: Element, text: string): Promise<void>;

  /**
   * Opens a page that is written in advance, and waits for its application: a driver's typing is not held
   * back as a phone's is while one takes the other's place.
   */
  async openApp(path: string): Promise<void> {
    await this.goTo(path);
    await eventually(
      () => this.run(isAppAt, path).catch(notWhileItLeaves),
      `there is no application at ${path}`,
    );
  }

  /** Presses a button, a link, a tab or a radio button by its name. */
  press(name: string): Promise<void> {
    return this.use({ kind: 'button', name }, (button) => this.click(button));
  }

  /** Types into an empty field by its label. */
  type(label: string, text: string): Promise<void> {
    return this.use({ kind: 'field', name: label }, (field) => this.enter(field, text));
  }

  /** Pastes a text of more than one line into a field: WebKit's driver types no Enter. */
  paste(label: string, text: string): Promise<void> {
    return this.use({ kind: 'field', name: label }, (field) =>
      this.run(setText, field as HTMLTextAreaElement, text),
    );
  }

  /** Waits until the page, or the frame in it, shows all of these. */
  shows(...texts: string[]): Promise<void> {
    return this.waitForTexts(texts, () => document.body?.innerText ?? '');
  }

  frameShows(...texts: string[]): Promise<void> {
    return this.waitForTexts(
      texts,
      () => document.querySelector('iframe')?.contentDocument?.body?.innerText ?? '',
    );
  }

  private waitForTexts(texts: string[], read: () => string): Promise<void> {
    return eventually(
      async () => {
        const shown = (await this.run(read)).toLowerCase();
        return texts.every((text) => shown.includes(text.toLowerCase()));
      },
      `the window does not show ${texts.join(', ')}`,
    );
  }

  /** Finds the control again when the page has drawn it anew meanwhile. */
  private use(control: Control, act: (element: Element) => Promise<void>): Promise<void> {
    return eventually(async () => {
      const element = await this.control(control);
      return act(element).then(
        () => true,
        () => false,
      );
    }, `the ${control.kind} '${control.name}' cannot be used`);
  }

  private async control(control: Control): Promise<Element> {
    let found: Element | null = null;
    await eventually(async () => {
      found = await this.find(findControl, control);
      return found !== null;
    }, `there is no ${control.kind} '${control.name}'`).catch(async (error) => {
      throw new Error(`${error.message} in ${await this.run(() => document.body.innerText)}`);
    });
    return found!;
  }
}

function setText(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The application comes with the first touch. */
function isAppAt(path: string): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const root = document.getElementById('root');
  const isDrawn = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
  return window.location.pathname === path && isDrawn;
}

/** A page that is going, and one that is not there yet, is none that could be asked. */
function notWhileItLeaves(error: unknown): boolean {
  if (error instanceof Error && error.message.includes('no such frame')) return false;
  throw error;
}
