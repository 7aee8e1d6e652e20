import type { MenuView, RestaurantView } from '@cartaviva/contracts';
import { searchable } from '@cartaviva/domain';
import { Button, MenuCard, TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { MenuActions } from './menu-actions';
import { groupsOf } from './groups-of';
import { MESSAGES } from './messages';
import { RestaurantGroup } from './restaurant-group';

const MAX_UNSEARCHED = 8;

const STEP = 24;

interface FoundMenusProps {
  readonly menus: readonly MenuView[];
  readonly restaurants: readonly RestaurantView[];
}

/** Cards of the menus, grouped by restaurant. Long lists have a search field and a button that shows more. */
export function FoundMenus({ menus, restaurants }: FoundMenusProps) {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(STEP);
  const words = searchable(useDeferredValue(query)).split(' ').filter(Boolean);
  const found = menus.filter(({ name, restaurantName, slug }) => {
    const text = searchable(`${name} ${restaurantName} ${slug}`);
    return words.every((word) => text.includes(word));
  });
  const hidden = found.length - limit;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {menus.length > MAX_UNSEARCHED && (
        <MenuSearch
          query={query}
          onQuery={(next) => {
            setQuery(next);
            setLimit(STEP);
          }}
        />
      )}
      <p role="status" className={words.length > 0 ? 'text-sm text-ink-soft' : 'sr-only'}>
        {words.length > 0 && MESSAGES.search.found(found.length)}
      </p>
      {groupsOf(found.slice(0, limit), restaurants).map(({ restaurant, own }) =>
        restaurant ? (
          (own.length > 0 || words.length === 0) && (
            <RestaurantGroup key={restaurant.id} restaurant={restaurant}>
              <Cards menus={own} />
            </RestaurantGroup>
          )
        ) : (
          <div key="others" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {restaurants.length > 0 && own.length > 0 && (
              <h3 className="mt-2 font-semibold">{MESSAGES.restaurants.others}</h3>
            )}
            <Cards menus={own} />
          </div>
        ),
      )}
      {hidden > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center max-sm:w-full"
          onClick={() => setLimit(limit + STEP)}
        >
          {MESSAGES.search.more(Math.min(STEP, hidden), hidden)}
        </Button>
      )}
    </div>
  );
}

const Cards = ({ menus }: { readonly menus: readonly MenuView[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {menus.map((menu) => (
      <li key={menu.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <MenuCard {...menu} actions={<MenuActions menu={menu} />} />
      </li>
    ))}
  </ul>
);

interface MenuSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function MenuSearch({ query, onQuery }: MenuSearchProps) {
  return (
    <span className="relative block max-w-96">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        type="search"
        value={query}
        aria-label={MESSAGES.search.label}
        placeholder={MESSAGES.search.label}
        autoComplete="off"
        enterKeyHint="search"
        className="pl-10"
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onQuery('')}
      />
    </span>
  );
}
