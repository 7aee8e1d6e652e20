import { deviceEntries } from '@cartaviva/domain';
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type LanguageCode } from './examples';

const KEY = 'cartaviva-api-language';
const FIRST: LanguageCode = 'curl';

const listeners = new Set<() => void>();
let chosen: LanguageCode | undefined;

function stored(): LanguageCode {
  const code = deviceEntries.read(KEY);
  return LANGUAGES.find((language) => language.code === code)?.code ?? FIRST;
}

export function chooseLanguage(code: LanguageCode): void {
  chosen = code;
  deviceEntries.write(KEY, code);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the language in which the page shows all samples. */
export const useLanguage = (): LanguageCode =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= stored()),
    () => FIRST,
  );
