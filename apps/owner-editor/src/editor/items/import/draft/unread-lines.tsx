import { Button } from '@cartaviva/ui';
import { lineAsRow, withoutLine } from './draft-edits';
import type { UnreadLine } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import { PhotoCut } from './photo-cut';
import type { EditDraft } from './use-draft';
import type { DraftSources } from '../menu-image';

interface UnreadLinesProps {
  readonly lines: readonly UnreadLine[];
  readonly sources: DraftSources;
  readonly edit: EditDraft;
}

export function UnreadLines({ lines, sources, edit }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="unread-lines" className="grid gap-3 rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="unread-lines" className="font-semibold">
            {MESSAGES.unread(lines.length)}
          </h2>
          <p className="text-sm text-ink-soft">{MESSAGES.unreadHint}</p>
        </div>
        {lines.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => edit((draft) => ({ ...draft, unread: [] }))}
          >
            {MESSAGES.unreadAll}
          </Button>
        )}
      </div>
      <ul className="grid gap-3">
        {lines.map(({ key, text, place, source = 0 }) => (
          <li key={key} className="grid gap-2 border-t border-line pt-3">
            <PhotoCut image={sources[source]} place={place} label={MESSAGES.cut(text)} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 wrap-anywhere">{text}</p>
              <span className="flex flex-wrap gap-1">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={MESSAGES.asItemOf(text)}
                  onClick={() => edit((draft) => lineAsRow(draft, key))}
                >
                  {MESSAGES.asItem}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={MESSAGES.ignoreOf(text)}
                  onClick={() => edit((draft) => withoutLine(draft, key))}
                >
                  {MESSAGES.ignore}
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
