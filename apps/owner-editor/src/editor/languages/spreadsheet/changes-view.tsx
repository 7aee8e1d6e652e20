import { languageOf } from '@cartaviva/domain';
import type { TranslationPlan } from '@cartaviva/menu-import';
import { Callout } from '@cartaviva/ui';
import { SPREADSHEET_MESSAGES as MESSAGES } from './messages';

const MAX_LISTED = 200;

export function ChangesView({ plan: { changes, refused } }: { readonly plan: TranslationPlan }) {
  const isNone = changes.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Callout tone={isNone ? 'warning' : 'success'} role="status">
        {isNone ? MESSAGES.wouldNone : MESSAGES.would(changes.length)}
      </Callout>
      {!isNone && (
        <ul
          aria-label={MESSAGES.changes}
          className="divide-y divide-line rounded-control border border-line px-3"
        >
          {changes.slice(0, MAX_LISTED).map(({ key, language, source, before, text }) => (
            <li key={`${language} ${key}`} className="py-2 wrap-anywhere">
              <p className="text-xs text-ink-faint">
                {languageOf(language).name} · {source}
              </p>
              <p lang={language} className="font-medium">
                {text}
              </p>
              <p className="text-sm text-ink-soft">
                {MESSAGES.was}:{' '}
                {before ? <del lang={language}>{before}</del> : <span>{MESSAGES.empty}</span>}
              </p>
            </li>
          ))}
          {changes.length > MAX_LISTED && (
            <li className="py-2 text-sm text-ink-soft">
              {MESSAGES.more(changes.length - MAX_LISTED)}
            </li>
          )}
        </ul>
      )}
      {refused.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold">{MESSAGES.refused(refused.length)}</h3>
          <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-control border border-line px-3 text-sm">
            {refused.slice(0, MAX_LISTED).map(({ line, reason }) => (
              <li key={line} className="py-2 wrap-anywhere">
                <span className="font-medium tabular-nums">{MESSAGES.line(line)}</span>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
