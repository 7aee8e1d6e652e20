import { eventually } from '../../eventually';
import { findAll, isLoaded } from './in-page';
import { mouse, type MouseAction } from './keys';
import { SEARCH, type Selector } from './selector';
import type { Session } from './session';

const SEARCH_IS_MISSING = 'search is missing';

/** What a driver says of a page that is going, and of one that is not there yet. */
const LEAVING = /no such frame|no such window|unload/;

/** After so many milliseconds a page is asked for once more: in a busy WebKit the first one may never be complete. */
const RETRY_MS = 15_000;

/** After so many milliseconds an answer is lost, as some are that another process of WebKit's takes over the page of. */
const LOST_MS = 2000;

/** A window of WebKit: its page is asked by scripts, and pressed as a hand would press it. */
export class Window {
  /** Where its page was when it last answered. */
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

  /** What a function of its own returns in the page. */
  run<Result>(task: ((...args: never[]) => Result) | string, ...args: unknown[]): Promise<Result> {
    return this.script(typeof task === 'string' ? task : `(${task})(...given)`, args);
  }

  /** What a function returns of the elements that a selector finds. */
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

  /** Has the page leave for another, and waits until that one can be used. */
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

  /** Asks the page that follows when this one goes meanwhile. */
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
