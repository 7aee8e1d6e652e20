import type { Translation } from '@cartaviva/contracts';
import { languageOf, type OtherLanguageCode } from '@cartaviva/domain';
import { Card, ErrorState, Skeleton, Switch } from '@cartaviva/ui';
import { useMemo, useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { keyOf, useTranslations } from '../../store/use-translations';
import { MESSAGES as EDITOR } from '../messages';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';
import { filterGroups, groupTranslations } from './translation-groups';
import { TranslationGroupCard } from './translation-group-card';
import { useTranslationSaves } from './use-translation-saves';

interface TranslationTableProps {
  readonly menu: EditedMenu;
  readonly language: OtherLanguageCode;
}

/** Every text of the menu beside what it is in one language. */
export function TranslationTable({ menu, language }: TranslationTableProps) {
  const { translations, error, reread, translate } = useTranslations(menu.id, language);
  if (error && !translations) {
    const { title, text } = MESSAGES.notRead;
    return <ErrorState title={title} description={text} onRetry={() => void reread()} />;
  }
  if (!translations) return <TableSkeleton />;
  return (
    <Table menu={menu} language={language} translations={translations} translate={translate} />
  );
}

interface TableProps extends TranslationTableProps {
  readonly translations: readonly Translation[];
  readonly translate: (texts: readonly Translation[]) => Promise<void>;
}

function Table({ menu, language, translations, translate }: TableProps) {
  const { data: categories = NONE } = useCategories(menu.id);
  const { data: items = NONE } = useItems(menu.id);
  const toasts = useToasts();
  const { states, save } = useTranslationSaves(translate, (error) =>
    toasts.failed(EDITOR.notSaved, error),
  );
  // What was missing when the filter was set: a text does not leave from under who has just written it.
  const [wanted, setWanted] = useState<ReadonlySet<string>>();

  const groups = useMemo(
    () => groupTranslations(translations, categories, items),
    [translations, categories, items],
  );
  const shown = wanted ? filterGroups(groups, (text) => wanted.has(keyOf(text))) : groups;
  const missing = translations.filter(({ text }) => text === '');

  if (translations.length === 0) return <p className="text-ink-soft">{MESSAGES.noText}</p>;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold tabular-nums">
          {missing.length > 0
            ? MESSAGES.missing(missing.length, translations.length)
            : MESSAGES.complete(translations.length)}
        </p>
        <Switch
          label={MESSAGES.onlyMissing}
          checked={wanted !== undefined}
          onCheckedChange={(only) => setWanted(only ? new Set(missing.map(keyOf)) : undefined)}
        />
      </div>
      {shown.length === 0 && <p className="text-ink-soft">{MESSAGES.nothingMissing}</p>}
      {shown.map((group) => (
        <TranslationGroupCard
          key={group.id}
          group={group}
          language={language}
          states={states}
          onSave={save}
        />
      ))}
      <p className="text-sm text-ink-faint max-sm:hidden">
        {languageOf(language).ownName} · {MESSAGES.keys}
      </p>
    </div>
  );
}

const NONE: readonly never[] = [];

function TableSkeleton() {
  return (
    <div aria-busy className="grid gap-5">
      <Skeleton className="h-8 w-40" />
      <Card className="grid gap-5">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Card>
    </div>
  );
}
