import { DIETARY_TAGS } from '@cartaviva/domain';
import { Search } from 'lucide-react';

const CHOSEN = 'Sin Gluten';

export function PhoneScene() {
  return (
    <div className="w-66">
      <p className="flex h-11 items-center gap-2 rounded-full border border-control/45 bg-surface px-4 text-sm">
        <Search className="size-4 text-ink-faint" />
        sancocho
        <span className="-ml-1.5 h-4 w-px bg-ink" />
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        {DIETARY_TAGS.map((tag) => (
          <span
            key={tag}
            className={
              tag === CHOSEN
                ? 'rounded-full bg-accent px-3 py-1 text-xs font-semibold text-on-accent'
                : 'rounded-full border border-line bg-surface px-3 py-1 text-xs'
            }
          >
            {tag}
          </span>
        ))}
      </p>
    </div>
  );
}
