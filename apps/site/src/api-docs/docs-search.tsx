import { TextInput } from '@cartaviva/ui';
import { useState } from 'react';
import { PageLink } from '../frame/page-link';
import { MESSAGES } from './messages';
import { searchDocs } from './search-docs';

export function DocsSearch() {
  const [text, setText] = useState('');
  const found = searchDocs(text);
  return (
    <div role="search" className="mb-8 grid gap-2 noscript:hidden print:hidden">
      <TextInput
        type="search"
        aria-label={MESSAGES.search}
        placeholder={MESSAGES.search}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {found.length > 0 ? MESSAGES.found(found.length) : MESSAGES.nothingFound(text.trim())}
          </p>
          {found.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {found.map(({ to, title, detail }) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm hover:underline"
                    onClick={() => setText('')}
                  >
                    {title}
                    {detail && (
                      <code className="font-mono wrap-anywhere text-ink-soft">{detail}</code>
                    )}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
