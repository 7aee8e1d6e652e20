import { TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Search field. The `/` key focuses it from anywhere on the page, and Escape clears it. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTaken(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <span className="relative block min-w-0 grow basis-40">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        ref={input}
        type="search"
        value={query}
        aria-label={MESSAGES.search.label}
        aria-keyshortcuts="/"
        placeholder={MESSAGES.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="pl-10"
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onQuery('')}
      />
    </span>
  );
}

/** Is true when a key is pressed in a text field, or in a dialog or menu that covers the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role$="dialog"], [role="menu"]') !==
    null;
