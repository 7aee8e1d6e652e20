import type { Translation } from '@cartaviva/contracts';
import { languageOf, type OtherLanguageCode } from '@cartaviva/domain';
import { Card, ErrorState, Skeleton } from '@cartaviva/ui';
import type { EditedMenu } from '../../store/menu-store';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { useTranslations } from '../../store/use-translations';
import { MESSAGES as EDITOR } from '../messages';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';
import { TranslationFilters } from './translation-filters';
import { TranslationGroupCard } from './translation-group-card';
import { TranslationProgress } from './translation-progress';
import { countsOf } from './translation-status';
import { useDraft } from './use-draft';
import { useTranslationList } from './use-translation-list';
import { useTranslationSaves } from './use-translation-saves';

interface TranslationTableProps {
  readonly menu: EditedMenu;
  readonly language: OtherLanguageCode;
}

export function TranslationTable({ menu, language }: TranslationTableProps) {
  const { translations, error, reread, translate } = useTranslations(menu.id, language);
  if (error && !translations) {
    const { title, text } = MESSAGES.notRead;
    return <ErrorState title={title} description={text} onRetry={() => void reread()} />;
  }
  if (!translations) return <TableSkeleton />;
  return (
    <Table
      menu={menu}
      language={language}
      translations={translations}
      translate={translate}
      read={reread}
    />
  );
}

interface TableProps extends TranslationTableProps {
  readonly translations: readonly Translation[];
  readonly translate: (texts: readonly Translation[]) => Promise<void>;
  readonly read: () => Promise<readonly Translation[] | undefined>;
}

function Table({ menu, language, translations, translate, read }: TableProps) {
  const { data: categories = NONE } = useCategories(menu.id);
  const { data: items = NONE } = useItems(menu.id);
  const toasts = useToasts();
  const { states, save } = useTranslationSaves(translate, (error) =>
    toasts.failed(EDITOR.notSaved, error),
  );
  const { draft, isBusy } = useDraft({ language, read, translate, states });
  const counts = countsOf(translations);
  const list = useTranslationList(translations, categories, items);

  async function fill(): Promise<void> {
    try {
      const { drafted, missing } = await draft();
      const { filled, filledTitle, none } = MESSAGES.draft;
      if (drafted > 0) toasts.done(filled(drafted, missing), filledTitle);
      else toasts.done(none, MESSAGES.title);
      list.show('pending');
    } catch (error) {
      toasts.failed(MESSAGES.draft.failed, error);
    }
  }

  if (translations.length === 0) return <p className="text-ink-soft">{MESSAGES.noText}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TranslationProgress counts={counts} isDrafting={isBusy} onDraft={() => void fill()} />
      <TranslationFilters counts={counts} value={list.filter} onChange={list.show} />
      {list.groups.length === 0 && <p className="text-ink-soft">{MESSAGES.nothing[list.filter]}</p>}
      {list.groups.map((group) => (
        <TranslationGroupCard
          key={group.id}
          group={group}
          language={language}
          states={states}
          isOpen={list.isOpen(group.id)}
          onToggle={() => list.toggle(group.id)}
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
