import { requireFirefox } from '@cartaviva/tools/engines/find-firefox.mjs';
import type { EventEmitter } from 'node:events';
import { firefox, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Playwright sends it with each new context; Firefox 153 knows nothing of it, and shows the light scheme. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

/** What a window of Firefox does beside its pages: nobody looks at it. */
const UNASKED = [
  'browser.cache.disk.enable',
  'browser.ml.enable',
  'browser.newtab.preload',
  'browser.tabs.groups.enabled',
  'browser.translations.enable',
  'extensions.formautofill.addresses.enabled',
  'extensions.formautofill.creditCards.enabled',
  'extensions.webextensions.remote',
  'identity.fxaccounts.enabled',
  'privacy.query_stripping.enabled',
  'reader.parse-on-load.enabled',
  'sidebar.revamp',
  'toolkit.telemetry.enabled',
];

/** Events that Firefox tells of only where it tells of requests. */
const OF_REQUESTS = /^(request|response|download)/;

interface BidiConnection {
  readonly browserSession: { send(method: string, params: object): Promise<unknown> };
  rawSend(message: { readonly id: number; readonly method: string }): void;
  _dispatchMessage(answer: object): void;
}

/** Debian's Firefox, which Playwright drives over WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: await requireFirefox(),
    firefoxUserPrefs: {
      'intl.accept_languages': 'es-DO',
      // What Chromium is granted: pages read the clipboard without a question.
      'dom.events.testing.asyncClipboard': true,
      // A PDF that was saved is not opened too, in a tab that takes the focus.
      'pdfjs.disabled': true,
      // Playwright reads `ariaLabelledByElements` in a world of its own and in the page's: Firefox 153 ends a page
      // whose element has been asked by both. Scripts of a page are one world, and ours do not ask.
      'accessibility.ARIAElementReflection.enabled': false,
      // Firefox draws motion in its main process, in a fifth of its time. Chromium and WebKit show pages as they move.
      'ui.prefersReducedMotion': 1,
      // One process for the pages of all journeys, which stays: to start one for each takes longer than its page.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      ...Object.fromEntries(UNASKED.map((name) => [name, false])),
    },
  });
  const connection = connectionOf(browser);
  answerInItsPlace(connection);
  const { browserSession } = connection;
  await browserSession.send('session.unsubscribe', { events: ['network'] });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    hearRequestsWhenAsked(context, () =>
      browserSession.send('session.subscribe', {
        events: ['network'],
        userContexts: [idOf(browser, context)],
      }),
    );
    await context.addInitScript(insertAsTyping);
    await context.addInitScript(saveAsWritten);
    return context;
  };
  return browser;
}

/** Firefox tells of requests where a journey listens to them: to tell of all takes a fourth of its time. */
function hearRequestsWhenAsked(context: BrowserContext, subscribe: () => Promise<unknown>): void {
  let asked: Promise<unknown> | undefined;
  const attend = (target: Page | BrowserContext) => {
    (target as unknown as EventEmitter).on('newListener', (event: string) => {
      if (OF_REQUESTS.test(event)) asked ??= subscribe();
    });
    const route = target.route.bind(target);
    target.route = (...given) => {
      asked ??= subscribe();
      return route(...given);
    };
  };
  attend(context);
  context.on('page', attend);
}

/**
 * Playwright fills a field in Firefox by setting its value, which React takes for its own doing: what is filled in
 * has to come as typing does. Runs in the page before anything of its own.
 */
function insertAsTyping(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/**
 * Firefox tells its driver nothing of a file that the page made and has it save: it is saved from an address that
 * holds the file itself. Runs in the page before anything of its own.
 */
function saveAsWritten(): void {
  const made = new Map<string, Blob | MediaSource>();
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    const url = make(file);
    made.set(url, file);
    return url;
  };
  const { prototype } = HTMLAnchorElement;
  const { click } = prototype;
  prototype.click = function (this: HTMLAnchorElement) {
    const file = made.get(this.href);
    if (!(file instanceof Blob) || !this.download) return click.call(this);
    const reader = new FileReader();
    reader.onload = () => {
      this.href = reader.result as string;
      click.call(this);
    };
    reader.readAsDataURL(file);
  };
}

function answerInItsPlace(connection: BidiConnection): void {
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== UNKNOWN_COMMAND) return send(message);
    const answer = { type: 'success', id: message.id, result: {} };
    queueMicrotask(() => connection._dispatchMessage(answer));
  };
}

/** Playwright's own objects: none of its interface leads there. */
interface Inner {
  readonly _connection: {
    toImpl(browser: Browser): { readonly _browserSession: { readonly connection: BidiConnection } };
    toImpl(context: BrowserContext): { readonly _browserContextId: string };
  };
}

const connectionOf = (browser: Browser): BidiConnection =>
  (browser as unknown as Inner)._connection.toImpl(browser)._browserSession.connection;

const idOf = (browser: Browser, context: BrowserContext): string =>
  (browser as unknown as Inner)._connection.toImpl(context)._browserContextId;
