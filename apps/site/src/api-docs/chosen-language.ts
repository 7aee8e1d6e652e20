import { useSyncExternalStore } from 'react';
import { LANGUAGES, type LanguageCode } from './examples';

/** Where the language that the reader chose for the samples is stored, for the next visit. */
const KEY = 'cartaviva-api-language';
const FIRST: LanguageCode = 'curl';

const listeners = new Set<() => void>();
let chosen: LanguageCode | undefined;

/** A browser may refuse its storage; then the choice lasts as long as the page. */
function stored(): LanguageCode {
  try {
    const code = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language.code === code)?.code ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function chooseLanguage(code: LanguageCode): void {
  chosen = code;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // It is chosen for this page all the same.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one language that all samples of the page are shown in. */
export const useLanguage = (): LanguageCode =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= stored()),
    () => FIRST,
  );
