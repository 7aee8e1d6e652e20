import { ChevronDown } from 'lucide-react';
import { PageLink } from '../frame/page-link';
import { MESSAGES } from './messages';
import type { Entry } from './navigation';

/** Navigation beside the text on wide screens. On phones it is a collapsed list above the text. */
export function SideNavigation({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface px-4 lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-medium">
          {MESSAGES.contents}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={MESSAGES.contents} className="pb-4">
          <Entries entries={entries} />
        </nav>
      </details>
      <nav
        aria-label={MESSAGES.contents}
        className="sticky top-24 col-start-2 row-start-1 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block print:hidden"
      >
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries, inner = false }: { entries: readonly Entry[]; inner?: boolean }) {
  return (
    <ul className={inner ? 'mb-2 pl-3' : undefined}>
      {entries.map(({ to, title, within }) => (
        <li key={to}>
          <PageLink
            to={to}
            className={`flex items-center py-1 text-ink-soft hover:text-ink max-lg:min-h-11 ${
              inner ? 'text-sm wrap-anywhere' : 'text-sm font-medium lg:min-h-9'
            }`}
          >
            {title}
          </PageLink>
          {within && <Entries entries={within} inner />}
        </li>
      ))}
    </ul>
  );
}
