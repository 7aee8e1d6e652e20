import type { LanguageCode } from '@cartaviva/domain';
import type { Translation } from '@cartaviva/contracts';
import { Card } from '@cartaviva/ui';
import { keyOf } from '../../store/use-translations';
import { TranslationField } from './translation-field';
import { isName, type TranslationGroup } from './translation-groups';
import type { SaveState } from './use-translation-saves';

interface TranslationGroupCardProps {
  readonly group: TranslationGroup;
  readonly language: LanguageCode;
  readonly states: Readonly<Record<string, SaveState>>;
  readonly onSave: (text: Translation) => void;
}

/** A heading of the menu and its texts; laid out only when it comes near the screen. */
export function TranslationGroupCard({
  group,
  language,
  states,
  onSave,
}: TranslationGroupCardProps) {
  return (
    <Card
      role="group"
      aria-label={group.name}
      className="pb-2 [contain-intrinsic-size:auto_400px] [content-visibility:auto]"
    >
      <h2 className="font-semibold">{group.name}</h2>
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
    </Card>
  );
}
