import type { Translation } from '@cartaviva/contracts';
import { useMemo, useState } from 'react';
import type { EditedCategory, EditedItem } from '../../store/menu-store';
import { keyOf } from '../../store/use-translations';
import { filterGroups, groupTranslations, pendingFirst, textsIn } from './translation-groups';
import { isWanted, statusesOf, statusOf, type TranslationFilter } from './translation-status';

const NONE: ReadonlySet<string> = new Set();

/** Maximum number of texts that are all expanded initially. Longer menus expand only the first group. */
const MAX_UNFOLDED = 40;

/**
 * Groups and filters the texts, with pending ones first. The statuses at the time when the filter was selected
 * decide, so that a text stays in place while the owner edits it.
 */
export function useTranslationList(
  translations: readonly Translation[],
  categories: readonly EditedCategory[],
  items: readonly EditedItem[],
) {
  const [filter, setFilter] = useState<TranslationFilter>(() =>
    translations.every((text) => statusOf(text) === 'done') ? 'all' : 'pending',
  );
  const [statuses, setStatuses] = useState(() => statusesOf(translations));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(NONE);

  const groups = useMemo(() => {
    const status = (text: Translation) => statuses.get(keyOf(text)) ?? statusOf(text);
    const all = groupTranslations(translations, categories, items);
    const shown = filterGroups(all, (text) => isWanted(filter, status(text)));
    return pendingFirst(shown, (text) => status(text) !== 'done');
  }, [translations, categories, items, filter, statuses]);

  const texts = groups.flatMap(textsIn).length;
  const opensItself = (id: string) => texts <= MAX_UNFOLDED || groups[0]?.id === id;

  return {
    groups,
    filter,
    show: (next: TranslationFilter) => {
      setFilter(next);
      setStatuses(statusesOf(translations));
      setToggled(NONE);
    },
    isOpen: (id: string) => opensItself(id) !== toggled.has(id),
    toggle: (id: string) =>
      setToggled((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}
