import { ChevronDown } from 'lucide-react';
import { PageLink } from '../frame/page-link';
import { MESSAGES, PARTS } from './messages';
import { GROUPS } from './operation';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly within?: readonly Entry[];
}

const { start, keys, ...rest } = PARTS;

/** The way down the page: its parts, and the calls of each kind. */
const ENTRIES: readonly Entry[] = [
  start,
  keys,
  ...GROUPS.map(({ id, tag, operations }) => ({
    id,
    title: tag,
    within: operations.map(({ id, method, path }) => ({
      id,
      title: `${method} ${path.replace('/api', '')}`,
    })),
  })),
  ...Object.values(rest),
];

/** Beside the text on a desk; on a phone it unfolds above it. */
export function SideNavigation() {
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
          <Entries entries={ENTRIES} />
        </nav>
      </details>
      <nav
        aria-label={MESSAGES.contents}
        className="sticky top-24 col-start-2 row-start-1 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block print:hidden"
      >
        <Entries entries={ENTRIES} />
      </nav>
    </>
  );
}

function Entries({ entries, inner = false }: { entries: readonly Entry[]; inner?: boolean }) {
  return (
    <ul className={inner ? 'mb-2 pl-3' : undefined}>
      {entries.map(({ id, title, within }) => (
        <li key={id}>
          <PageLink
            to={`#${id}`}
            className={`flex items-center py-1 text-ink-soft hover:text-ink max-lg:min-h-11 ${
              inner ? 'font-mono text-xs wrap-anywhere' : 'text-sm font-medium lg:min-h-9'
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
