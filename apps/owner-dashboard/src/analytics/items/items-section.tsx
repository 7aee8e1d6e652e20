import type { AnalyticsDetails, ItemInterest } from '@cartaviva/contracts';
import { Badge } from '@cartaviva/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BarList, type Bar } from '../figures/bar-list';
import { BarsCard } from '../figures/bars-card';
import { FigureCard } from '../figures/figure-card';
import { NothingYet } from '../figures/nothing-yet';
import { percentOf } from '../words';
import { itemPhoto } from './item-photo';
import { figuresOf, groupsOf } from './items-of';
import { MESSAGES } from './messages';

const MAX_NAMED = 12;

interface ItemsSectionProps {
  readonly menuId: string;
  readonly details: AnalyticsDetails;
  readonly totalViews: number;
}

export function ItemsSection({ menuId, details, totalViews }: ItemsSectionProps) {
  const { items, categories, searches, filters } = details;
  const { opened, neverOpened, ordered, soldOut } = groupsOf(items);
  return (
    <>
      <FigureCard title={MESSAGES.opened} figures={figuresOf(items)}>
        {opened.length > 0 ? (
          <BarList bars={opened.map((item) => barOf(item, item.views))} limit={10} />
        ) : (
          <NothingYet>{MESSAGES.noneOpened}</NothingYet>
        )}
      </FigureCard>
      <BarsCard
        title={MESSAGES.searches}
        {...(searches.length > 0 && { lead: MESSAGES.searchesLead })}
        columns={[MESSAGES.search, MESSAGES.people]}
        bars={searches.map(({ text, visitors }) => ({
          key: text,
          label: `«${text}»`,
          value: visitors,
        }))}
        empty={MESSAGES.noSearches}
      />
      <BarsCard
        title={MESSAGES.soldOut}
        {...(soldOut.length > 0 && { lead: MESSAGES.soldOutLead })}
        columns={[MESSAGES.item, MESSAGES.people]}
        bars={soldOut.map((item) => barOf(item, item.soldOutViews))}
        empty={MESSAGES.noSoldOut}
      />
      <BarsCard
        title={MESSAGES.categories}
        {...(categories.length > 0 && { lead: MESSAGES.categoriesLead })}
        columns={[MESSAGES.category, MESSAGES.views]}
        bars={categories.map(({ categoryId, name, views }) => ({
          key: categoryId,
          label: name,
          value: views,
          note: percentOf(views, totalViews),
        }))}
        whole={totalViews}
        empty={MESSAGES.noCategories}
      />
      <NeverOpened menuId={menuId} items={neverOpened} hasOpened={opened.length > 0} />
      <BarsCard
        title={MESSAGES.orders}
        {...(ordered.length > 0 && { lead: MESSAGES.ordersLead })}
        columns={[MESSAGES.item, MESSAGES.ordered]}
        bars={ordered.map((item) => barOf(item, item.orders))}
        empty={MESSAGES.noOrders}
      />
      <BarsCard
        title={MESSAGES.filters}
        columns={[MESSAGES.filter, MESSAGES.people]}
        bars={filters.map(({ tag, visitors }) => ({ key: tag, label: tag, value: visitors }))}
        empty={MESSAGES.noFilters}
      />
    </>
  );
}

const barOf = ({ itemId, name, imageUrl }: ItemInterest, value: number): Bar => ({
  key: itemId,
  label: name,
  value,
  image: itemPhoto(name, imageUrl),
});

interface NeverOpenedProps {
  readonly menuId: string;
  readonly items: readonly ItemInterest[];
  /** Is true when other items were opened. Otherwise the list means nothing. */
  readonly hasOpened: boolean;
}

function NeverOpened({ menuId, items, hasOpened }: NeverOpenedProps) {
  const more = items.length - MAX_NAMED;
  const rows = items.map(({ name }) => ({ label: name, values: [0] }));
  const isKnown = hasOpened && items.length > 0;
  return (
    <FigureCard
      title={MESSAGES.neverOpened}
      {...(isKnown && { lead: MESSAGES.neverOpenedLead(items.length) })}
      figures={{
        caption: MESSAGES.neverOpened,
        columns: [MESSAGES.item, MESSAGES.timesOpened],
        rows: isKnown ? rows : [],
      }}
    >
      {isKnown ? (
        <>
          <ul className="flex flex-wrap gap-1.5">
            {items.slice(0, MAX_NAMED).map(({ itemId, name }) => (
              <li
                key={itemId}
                className="max-w-full rounded-full bg-sunken px-2.5 py-0.5 text-sm wrap-anywhere"
              >
                {name}
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge tone="neutral">+{more}</Badge>
              </li>
            )}
          </ul>
          <Link
            to={`/editor/${menuId}#items`}
            className="mt-3 inline-flex h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-accent hover:underline"
          >
            {MESSAGES.edit}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </>
      ) : (
        <NothingYet>{hasOpened ? MESSAGES.allOpened : MESSAGES.noneOpened}</NothingYet>
      )}
    </FigureCard>
  );
}
