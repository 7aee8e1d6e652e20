import { Button } from '@cartaviva/ui';
import { MESSAGES } from '../messages';

interface SearchResultProps {
  readonly query: string;
  readonly found: ReadonlySet<string> | undefined;
  readonly all: string;
  readonly onClear: () => void;
}

export function SearchResult({ query, found, all, onClear }: SearchResultProps) {
  const isNone = found?.size === 0;
  return (
    <div className={isNone ? 'grid justify-items-center gap-4 py-10 text-center' : undefined}>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {!found && all}
        {found && (isNone ? MESSAGES.search.none(query.trim()) : MESSAGES.search.found(found.size))}
      </p>
      {isNone && (
        <Button variant="secondary" onClick={onClear}>
          {MESSAGES.search.clear}
        </Button>
      )}
    </div>
  );
}
