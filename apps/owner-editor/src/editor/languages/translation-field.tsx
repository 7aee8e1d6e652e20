import type { Translation } from '@cartaviva/contracts';
import { TEXT_LIMITS, type LanguageCode } from '@cartaviva/domain';
import { cn, controlStyle } from '@cartaviva/ui';
import { memo, useId, useState, type FocusEvent } from 'react';
import { MESSAGES } from './messages';
import { moveOn } from './move-on';
import type { SaveState } from './use-translation-saves';

interface TranslationFieldProps {
  readonly text: Translation;
  readonly language: LanguageCode;
  readonly state: SaveState | undefined;
  readonly onSave: (text: Translation) => void;
}

/** A text of the menu and, beside it, what it is in the other language. Saved when it is left. */
export const TranslationField = memo(function TranslationField({
  text,
  language,
  state,
  onSave,
}: TranslationFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const written = typed ?? text.text;

  function leave({ target }: FocusEvent<HTMLTextAreaElement>): void {
    const now = target.value.trim();
    if (now !== text.text || state === 'failed') onSave({ ...text, text: now });
  }

  return (
    <div className="grid gap-x-5 gap-y-1.5 py-3 sm:grid-cols-2">
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
            !written.trim() && 'border-dashed bg-amber-wash/40',
          )}
        />
        <Note state={state} missing={!written.trim()} />
      </div>
    </div>
  );
});

/** How the text stands, in a line that is always there: nothing below it moves. */
function Note({ state, missing }: { state: SaveState | undefined; missing: boolean }) {
  const said = state ? MESSAGES.states[state] : missing ? MESSAGES.lacks : '';
  return (
    <p
      className={cn(
        'h-5 text-xs',
        state === 'failed' ? 'font-semibold text-brick' : 'text-ink-faint',
        !state && missing && 'font-semibold text-amber',
      )}
    >
      {said}
    </p>
  );
}

function labelOf({ kind, field }: Translation): string {
  if (field !== 'name') return MESSAGES.fields[field];
  if (kind === 'menu') return MESSAGES.fields.title;
  return kind === 'category' ? MESSAGES.fields.category : MESSAGES.fields.name;
}

const limitOf = ({ field }: Translation): number => TEXT_LIMITS[field];
