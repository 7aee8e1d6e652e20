import type { LanguageCode } from '@cartaviva/domain';
import type { Translation } from '@cartaviva/contracts';
import { Button, Card, cn } from '@cartaviva/ui';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { keyOf } from '../../store/use-translations';
import { MESSAGES } from './messages';
import { TranslationField } from './translation-field';
import { isName, textsIn, type TranslationGroup } from './translation-groups';
import { countsOf, reviewed, statusOf } from './translation-status';
import type { SaveState } from './use-translation-saves';

interface TranslationGroupCardProps {
  readonly group: TranslationGroup;
  readonly language: LanguageCode;
  readonly states: Readonly<Record<string, SaveState>>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onSave: (text: Translation) => void;
}

/** Collapsible group of texts with its progress. The texts render when they come near the viewport. */
export function TranslationGroupCard({
  group,
  isOpen,
  onToggle,
  ...rest
}: TranslationGroupCardProps) {
  const id = useId();
  const { review, missing } = countsOf(textsIn(group));
  return (
    <Card role="group" aria-label={group.name} className="min-w-0 p-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left sm:px-5"
        >
          <span className="min-w-0 grow font-semibold wrap-anywhere">{group.name}</span>
          <span
            className={cn(
              'shrink-0 text-sm text-ink-faint tabular-nums',
              review + missing > 0 && 'font-semibold text-amber',
            )}
          >
            {MESSAGES.group(review, missing)}
          </span>
          <ChevronDown
            aria-hidden
            className={cn('size-5 shrink-0 text-ink-faint', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Texts group={group} {...rest} />}
      </div>
    </Card>
  );
}

function Texts({
  group,
  language,
  states,
  onSave,
}: Omit<TranslationGroupCardProps, 'isOpen' | 'onToggle'>) {
  const drafts = textsIn(group).filter((text) => statusOf(text) === 'review');
  return (
    <div className="px-4 pb-3 [contain-intrinsic-size:auto_400px] [content-visibility:auto] sm:px-5">
      {drafts.length > 1 && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={MESSAGES.areFineOf(group.name)}
          onClick={() => drafts.forEach((text) => onSave(reviewed(text, text.text)))}
        >
          <Check aria-hidden />
          {MESSAGES.areFine(drafts.length)}
        </Button>
      )}
      {group.blocks.map(({ id, name, texts }) => (
        <div key={id} className="border-t border-line first-of-type:border-t-0">
          {!texts.some(isName) && <p className="-mb-2 pt-3 text-sm font-medium">{name}</p>}
          {texts.map((text) => (
            <TranslationField
              key={keyOf(text)}
              text={text}
              language={language}
              state={states[keyOf(text)]}
              onSave={onSave}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
