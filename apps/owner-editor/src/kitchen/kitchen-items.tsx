import { searchable } from '@cartaviva/domain';
import { EmptyState, ErrorState, Skeleton, TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { groupItems } from '../editor/items/item-groups';
import { useCategories } from '../store/use-categories';
import { useItems } from '../store/use-items';
import { ItemSwitch } from './item-switch';
import { MESSAGES } from './messages';
import type { Marks } from './use-marks';

const GRID = 'grid items-start grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3';

interface KitchenItemsProps {
  readonly menuId: string;
  /** Menu selector. Empty when there is only one menu. */
  readonly chooser: ReactNode;
  readonly marks: Marks;
}

export function KitchenItems({ menuId, chooser, marks }: KitchenItemsProps) {
  const {
    data: categories,
    error: unreadCategories,
    mutate: readCategories,
  } = useCategories(menuId);
  const { data: items, error: unreadItems, mutate: readItems } = useItems(menuId);
  const [query, setQuery] = useState('');
  const [onlySoldOut, setOnlySoldOut] = useState(false);
  const words = searchable(useDeferredValue(query)).split(' ').filter(Boolean);

  const none = (said: ReactNode) => (
    <>
      {chooser && <div className="mb-5 flex">{chooser}</div>}
      {said}
    </>
  );
  if (!items || !categories) {
    const retry = () => void Promise.all([readItems(), readCategories()]);
    const isUnread = (unreadItems ?? unreadCategories) !== undefined;
    return none(
      isUnread ? <ErrorState {...MESSAGES.unread} onRetry={retry} /> : <KitchenSkeleton />,
    );
  }
  if (items.length === 0) return none(<EmptyState {...MESSAGES.noItems} />);

  const all = items.map(marks.marked);
  const soldOut = all.filter(({ isAvailable }) => !isAvailable);
  const found = (onlySoldOut ? soldOut : all).filter(({ name }) =>
    words.every((word) => searchable(name).includes(word)),
  );
  const groups = groupItems(categories, found).filter((group) => group.items.length > 0);

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {chooser}
        <span className="relative block min-w-0 grow basis-60">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
          />
          <TextInput
            type="search"
            value={query}
            aria-label={MESSAGES.search}
            placeholder={MESSAGES.search}
            autoComplete="off"
            enterKeyHint="search"
            className="h-12 pl-10"
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
          />
        </span>
        <div role="group" aria-label={MESSAGES.show} className="flex flex-wrap gap-2">
          <Shown
            isChosen={!onlySoldOut}
            label={MESSAGES.all}
            onChoose={() => setOnlySoldOut(false)}
          />
          <Shown
            isChosen={onlySoldOut}
            label={MESSAGES.soldOutOnly(soldOut.length)}
            onChoose={() => setOnlySoldOut(true)}
          />
        </div>
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft tabular-nums">
        {MESSAGES.summary(soldOut.length, all.length)}
      </p>
      {found.length === 0 && (
        <p className="py-10 text-center text-ink-soft">
          {words.length > 0 ? MESSAGES.none(query) : MESSAGES.noneSoldOut}
        </p>
      )}
      {groups.map((group) => (
        <section key={group.category?.id ?? ''} aria-label={group.name} className="mt-8">
          <h2 className="mb-3 text-lg font-semibold wrap-anywhere">{group.name}</h2>
          <ul className={GRID}>
            {group.items.map((item) => (
              <ItemSwitch
                key={item.id}
                item={item}
                waits={marks.waits(item)}
                onMark={(of, availability) => marks.mark(of, menuId, availability)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ShownProps {
  readonly isChosen: boolean;
  readonly label: string;
  readonly onChoose: () => void;
}

const Shown = ({ isChosen, label, onChoose }: ShownProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="h-12 rounded-full border border-control px-4 text-sm font-semibold text-ink-soft tabular-nums transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
  >
    {label}
  </button>
);

export const KitchenSkeleton = () => (
  <div aria-busy className={GRID}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-18 rounded-card" />
    ))}
  </div>
);
