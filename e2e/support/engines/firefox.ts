import { requireFirefox } from '@cartaviva/tools/engines/find-firefox.mjs';
import type { EventEmitter } from 'node:events';
import { firefox, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Playwright sends this command for each new context. Firefox 153 does not know it and uses the light scheme. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

/** Features of Firefox that journeys do not need. */
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

/** Events that Firefox only reports after a subscription to network events. */
const OF_REQUESTS = /^(request|response|download)/;

interface BidiConnection {
  readonly browserSession: { send(method: string, params: object): Promise<unknown> };
  rawSend(message: { readonly id: number; readonly method: string }): void;
  _dispatchMessage(answer: object): void;
}

/** Launches Debian's Firefox, which Playwright drives over WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: await requireFirefox(),
    firefoxUserPrefs: {
      'intl.accept_languages': 'es-DO',
      // Lets pages read the clipboard without a prompt, as in Chromium.
      'dom.events.testing.asyncClipboard': true,
      // Prevents a saved PDF from opening in a tab, which would take the focus.
      'pdfjs.disabled': true,
      // Playwright reads `ariaLabelledByElements` in its isolated world and in the page's world. Firefox 153 crashes
      // a page in which both read it for an element. Our own scripts do not use it.
      'accessibility.ARIAElementReflection.enabled': false,
      // Firefox draws animations in its main process, which takes a fifth of its time. Chromium and WebKit test the
      // animations.
      'ui.prefersReducedMotion': 1,
      // A single process for the pages of all journeys, because starting one takes longer than a page.
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

/**
 * Subscribes to network events only when a journey listens to them. Reporting all of them takes a quarter of
 * Firefox's time.
 */
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
 * Runs in the page before its own scripts. In Firefox, Playwright fills a field by setting its value, which React
 * ignores. This inserts the text as typed input instead.
 */
function insertAsTyping(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/**
 * Runs in the page before its own scripts. Firefox does not report downloads of a file that the page created. This
 * saves the file from a data URL instead.
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

/** Internal objects of Playwright, which its public API does not expose. */
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
