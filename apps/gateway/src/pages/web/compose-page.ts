import type { Contact } from '@cartaviva/domain';

/** What a page of the site brings into the shell's document. */
interface WrittenPage {
  readonly head: string;
  readonly body: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** What the shell asks for before it runs: a page that can be read meanwhile is not delayed by it. */
const EARLY_CALLS = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="fetch")[^>]*>/g;
/** A written page needs no script to be read. */
const WITHOUT_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const SHELL = /<script\b(?=[^>]*\bdefer\b)[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;

/**
 * The shell's document with a page already in it. The shell itself waits in `start.js` until the
 * reader touches the page.
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

/** The shell's document for a browser that has a session: it asks who it is before it shows a page. */
export const keepingSession = (shell: string): string =>
  shell.replace('<html ', '<html data-session="kept" ');

/** The shell's document for the doors: whether there is a way in with Google shows before any script. */
export const knowingGoogle = (shell: string, isThere: boolean): string =>
  shell.replace('<html ', `<html data-google="${isThere ? 'on' : 'off'}" `);

/** The shell's document with how people reach this installation, for `installationContact` of the app. */
export const withContactData = (shell: string, contact: Contact): string =>
  shell.replace(
    '<div id="root">',
    () => `<script type="application/json" id="contact">${JSON.stringify(contact)}</script>
    <div id="root">`,
  );
