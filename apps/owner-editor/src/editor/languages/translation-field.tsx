import type { Translation } from '@cartaviva/contracts';
import { TEXT_LIMITS, type LanguageCode } from '@cartaviva/domain';
import { Button, cn, controlStyle } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import { memo, useId, useState, type FocusEvent } from 'react';
import { MESSAGES } from './messages';
import { moveOn } from './move-on';
import { labelOf } from './translation-label';
import { reviewed, statusOf, type TranslationStatus } from './translation-status';
import type { SaveState } from './use-translation-saves';

interface TranslationFieldProps {
  readonly text: Translation;
  readonly language: LanguageCode;
  readonly state: SaveState | undefined;
  readonly onSave: (text: Translation) => void;
}

/**
 * A text of the menu and its translation. It is saved when the field loses focus. The owner confirms a draft by
 * changing it or with its button.
 */
export const TranslationField = memo(function TranslationField({
  text,
  language,
  state,
  onSave,
}: TranslationFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const written = typed ?? text.text;
  const status = written.trim() ? statusOf(text) : 'missing';

  function leave({ target }: FocusEvent<HTMLTextAreaElement>): void {
    const now = target.value.trim();
    if (now !== text.text || state === 'failed') onSave(reviewed(text, now));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 py-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      <label htmlFor={id} className="min-w-0 sm:py-2">
        <span className="block text-xs text-ink-faint">{labelOf(text)}</span>
        <span
          className={cn(
            'wrap-anywhere whitespace-pre-line',
            text.field === 'name' && 'font-medium',
          )}
        >
          {text.source}
        </span>
      </label>
      <div className="min-w-0">
        <textarea
          id={id}
          data-translation
          lang={language}
          rows={1}
          value={written}
          maxLength={limitOf(text)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={moveOn}
          enterKeyHint="next"
          className={cn(
            controlStyle,
            'field-sizing-content block min-h-11 resize-none px-3 py-2.5',
            status !== 'done' && 'border-dashed bg-amber-wash/40',
          )}
        />
        <div className="flex min-h-5 items-center justify-between gap-2">
          <Note state={state} status={status} />
          {status === 'review' && state !== 'saving' && (
            <Button
              variant="ghost"
              className="-mr-3 h-11"
              aria-label={MESSAGES.isFineOf(text.source)}
              onClick={() => onSave(reviewed(text, written.trim()))}
            >
              <Check aria-hidden />
              {MESSAGES.isFine}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
});

const NOTES = { missing: MESSAGES.lacks, review: MESSAGES.review, done: '' } as const;

/** Status of the text. The line is always present, so that nothing below it moves. */
function Note({
  state,
  status,
}: {
  readonly state: SaveState | undefined;
  readonly status: TranslationStatus;
}) {
  const isPending = status === 'review' && state === 'saved';
  const said = state && !isPending ? MESSAGES.states[state] : NOTES[status];
  return (
    <p
      className={cn(
        'min-h-5 text-xs',
        state === 'failed' ? 'font-semibold text-brick' : 'text-ink-faint',
        (!state || isPending) && status !== 'done' && 'font-semibold text-amber',
      )}
    >
      {said}
    </p>
  );
}

const limitOf = ({ field }: Translation): number => TEXT_LIMITS[field];
