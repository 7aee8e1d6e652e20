import type { MissingPart } from '@cartaviva/domain';
import { CircleDashed } from 'lucide-react';
import { PUBLISHED_MESSAGES } from './messages';

export function MissingList({ missing }: { missing: readonly MissingPart[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {missing.map((part) => (
        <li key={part} className="flex items-start gap-2">
          <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
          {PUBLISHED_MESSAGES.missing[part]}
        </li>
      ))}
    </ul>
  );
}
