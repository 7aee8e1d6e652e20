import { eventually } from '../../eventually';
import { findAll, isLoaded } from './in-page';
import { mouse, type MouseAction } from './keys';
import { SEARCH, type Selector } from './selector';
import type { Session } from './session';

const SEARCH_IS_MISSING = 'search is missing';

/** Errors of the driver for a page that is unloading or not loaded yet. */
const LEAVING = /no such frame|no such window|unload/;

/**
 * Time in milliseconds after which a page is requested again, because in a busy WebKit the first request may never
 * finish.
 */
const RETRY_MS = 15_000;

/**
 * Time in milliseconds after which a response counts as lost. Responses are lost at times when another WebKit process
 * takes over the page.
 */
const LOST_MS = 2000;

/** Window of WebKit. Scripts inspect its page, and input events act on it as a user does. */
export class Window {
  /** Address of the page at its last response. */
  address = 'about:blank';

  constructor(
    readonly session: Session,
    readonly handle: string,
  ) {}

  command<Result>(method: string, path: string, body?: object, limitMs?: number): Promise<Result> {
    return this.session.in<Result>(this.handle, method, path, body, limitMs);
  }

  act(...actions: object[]): Promise<void> {
    return this.command('POST', 'actions', { actions });
  }

  press(...actions: MouseAction[]): Promise<void> {
    return this.act(mouse(...actions));
  }

  /** Runs a function in the page and returns its result. */
  run<Result>(task: ((...args: never[]) => Result) | string, ...args: unknown[]): Promise<Result> {
    return this.script(typeof task === 'string' ? task : `(${task})(...given)`, args);
  }

  /** Runs a function in the page on the elements that match a selector. */
  async runOn<Found, Result>(
    selector: Selector,
    task: ((found: Found[], ...args: never[]) => Result) | string,
    ...args: unknown[]
  ): Promise<Awaited<Result>> {
    const code = `window.search ? (${task})((${findAll})(given.shift()), ...given) : '${SEARCH_IS_MISSING}'`;
    for (;;) {
      const answer = await this.script<Awaited<Result>>(code, [selector, ...args]);
      if (answer !== SEARCH_IS_MISSING) return answer;
      await this.command('POST', 'execute/sync', { script: SEARCH, args: [] }).catch(whenLeaving);
    }
  }

  /** Navigates to another page and waits until it is usable. */
  async leave(go: () => Promise<unknown>): Promise<void> {
    await this.run(() => Object.assign(window, { departing: true })).catch(() => undefined);
    const isThere = () => this.isThere().catch(() => false);
    const complaint = 'the page did not load';
    await go();
    await eventually(isThere, complaint, RETRY_MS).catch(go);
    await eventually(isThere, complaint);
  }

  private async isThere(): Promise<boolean> {
    const body = { script: `return [location.href, (${isLoaded})()]`, args: [] };
    const answering = this.command<[string, boolean]>('POST', 'execute/sync', body, LOST_MS);
    const [address, isThere] = await answering;
    this.address = address;
    return isThere;
  }

  /** Runs a script. When the page goes away meanwhile, it runs in the next page. */
  private async script<Result>(code: string, args: unknown[]): Promise<Result> {
    const script = `const given = [...arguments];
      return (async () => [location.href, (await (${code})) ?? null])()`;
    let result: Result;
    await eventually(async () => {
      const answer = await this.command<[string, Result]>('POST', 'execute/sync', {
        script,
        args,
      }).catch(whenLeaving);
      if (answer) [this.address, result] = answer;
      return answer !== undefined;
    }, 'the page is gone');
    return result!;
  }
}

function whenLeaving(error: unknown): undefined {
  if (!LEAVING.test(String(error))) throw error;
}
