import type { MenuView, RestaurantMenuView, RestaurantView } from '@cartaviva/contracts';
import { TAB_NAME_MAX } from '@cartaviva/domain';
import { WeekForm } from '@cartaviva/forms/week';
import { Field, IconButton, TextInput } from '@cartaviva/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';
import { PublicName } from './public-name';
import { ReadOtherwise } from './read-otherwise';

const { menus: TEXTS } = MESSAGES;

interface MenuRowProps {
  readonly menu: RestaurantMenuView;
  /** Label that distinguishes the menu from the restaurant's other menus. */
  readonly label: string;
  readonly restaurant: RestaurantView;
  /** The current menu, if it is not in the restaurant yet. */
  readonly joining: MenuView | undefined;
  readonly change: (menu: RestaurantMenuView) => void;
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly remove: () => void;
}

export function MenuRow(props: MenuRowProps) {
  const { menu, label, restaurant, joining, change, up, down, remove } = props;
  const { menuId, name, isPublished, tabName, servedHours } = menu;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="flex items-center gap-1">
        <div className="mr-auto min-w-0">
          <Link
            to={`/editor/${menuId}`}
            aria-label={TEXTS.edit(label)}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {label}
          </Link>
          {!isPublished && <p className="text-sm text-ink-faint">{TEXTS.draft}</p>}
        </div>
        <IconButton label={TEXTS.up(label)} disabled={!up} onClick={up}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={TEXTS.down(label)} disabled={!down} onClick={down}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={TEXTS.remove(label)} onClick={remove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="sm:max-w-80">
        <Field label={TEXTS.tabName}>
          {(control) => (
            <TextInput
              value={tabName ?? ''}
              placeholder={name}
              maxLength={TAB_NAME_MAX}
              autoComplete="off"
              onChange={({ target }) => change({ ...menu, tabName: target.value || null })}
              {...control}
              aria-label={TEXTS.tabOf(label)}
            />
          )}
        </Field>
      </div>
      <PublicName
        menu={label}
        shown={menu.restaurantName}
        restaurant={restaurant.name}
        showsRestaurant={menu.showsRestaurantName}
        change={(showsRestaurantName) => change({ ...menu, showsRestaurantName })}
      />
      {joining && <ReadOtherwise menu={joining} restaurant={restaurant} />}
      <details className="grid gap-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent">
          {servedHours ? TEXTS.atHours : TEXTS.always}
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
          <WeekForm
            value={servedHours}
            onChange={(hours) => change({ ...menu, servedHours: hours })}
            isRefused={false}
            hint={TEXTS.hoursHint}
          />
        </div>
      </details>
    </li>
  );
}
