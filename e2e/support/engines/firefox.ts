import { requireFirefox } from '@cartaviva/tools/engines/find-firefox.mjs';
import { firefox, type Browser } from 'playwright-core';

/** Playwright sends it with each new context; Firefox 153 knows nothing of it, and shows the light scheme. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

interface BidiConnection {
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
    },
  });
  answerInItsPlace(connectionOf(browser));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(insertAsTyping);
    return context;
  };
  return browser;
}

/**
 * Playwright fills a field in Firefox by setting its value, which React takes for its own doing: what is filled in
 * has to come as typing does. Runs in the page before anything of its own.
 */
function insertAsTyping(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

function answerInItsPlace(connection: BidiConnection): void {
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== UNKNOWN_COMMAND) return send(message);
    const answer = { type: 'success', id: message.id, result: {} };
    queueMicrotask(() => connection._dispatchMessage(answer));
  };
}

/** Playwright's own: none of its interface leads there. */
function connectionOf(browser: Browser): BidiConnection {
  type Inner = {
    _connection: {
      toImpl(browser: Browser): { _browserSession: { connection: BidiConnection } };
    };
  };
  return (browser as unknown as Inner)._connection.toImpl(browser)._browserSession.connection;
}
