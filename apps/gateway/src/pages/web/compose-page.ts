import type { Contact } from '@cartaviva/domain';

interface WrittenPage {
  readonly head: string;
  readonly body: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** Preloads for the shell. They would delay a page that can already be read. */
const EARLY_CALLS = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="fetch")[^>]*>/g;
/** A prerendered page can be read without a script. */
const WITHOUT_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const SHELL = /<script\b(?=[^>]*\bdefer\b)[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;

/**
 * Inserts a prerendered page into the shell's document. `start.js` starts the shell when the reader interacts with
 * the page.
 */
export function composePage(shell: string, { head, body }: WrittenPage): string {
  return shell
    .replace(TITLE, () => head)
    .replace(EARLY_CALLS, '')
    .replace(WITHOUT_SCRIPT, '')
    .replace(
      SHELL,
      (_, src: string) => `<script type="module" src="/start.js" data-shell="${src}"></script>`,
    )
    .replace(ROOT, () => `<div id="root">${body}</div>`);
}

/**
 * Marks the shell's document for a browser with a session cookie, so that the shell loads the user before it shows a
 * page.
 */
export const keepingSession = (shell: string): string =>
  shell.replace('<html ', '<html data-session="kept" ');

/** Marks the shell's document with the availability of Google sign-in, so that the page shows it without a script. */
export const knowingGoogle = (shell: string, isThere: boolean): string =>
  shell.replace('<html ', `<html data-google="${isThere ? 'on' : 'off'}" `);

/** Adds the installation's contact details to the shell's document, for `installationContact` in the app. */
export const withContactData = (shell: string, contact: Contact): string =>
  shell.replace(
    '<div id="root">',
    () => `<script type="application/json" id="contact">${JSON.stringify(contact)}</script>
    <div id="root">`,
  );
