import type { RestaurantView } from '@cartaviva/contracts';
import { MESSAGES } from './messages';

const { names: TEXTS } = MESSAGES;

/** Maps the id of each menu in a restaurant to the name that diners read. */
export const publicNames = (restaurants: readonly RestaurantView[]): ReadonlyMap<string, string> =>
  new Map(
    restaurants.flatMap(({ name, menus }) =>
      menus.map(({ menuId, restaurantName, showsRestaurantName }) => [
        menuId,
        showsRestaurantName ? name : restaurantName,
      ]),
    ),
  );

interface PublicNameProps {
  readonly menu: string;
  /** Name that diners read now. */
  readonly before: string;
  readonly own: string;
  readonly restaurant: string;
  readonly showsRestaurant: boolean;
  readonly change: (showsRestaurant: boolean) => void;
}

/** Shows the name that diners read before and after, and lets the owner choose the menu's or the restaurant's. */
export function PublicName(props: PublicNameProps) {
  const { menu, before, own, restaurant, showsRestaurant, change } = props;
  const after = showsRestaurant ? restaurant.trim() : own;
  return (
    <div className="text-sm">
      <p className="wrap-anywhere text-ink-soft">
        {before === after ? TEXTS.same(after) : TEXTS.other(before, after)}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          aria-label={TEXTS.useIn(menu)}
          checked={showsRestaurant}
          onChange={({ target }) => change(target.checked)}
        />
        {TEXTS.use}
      </label>
    </div>
  );
}
