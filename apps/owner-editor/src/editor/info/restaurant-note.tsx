import { Callout } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import type { EditedMenu } from '../../store/menu-store';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import { MESSAGES } from './messages';

const { ofRestaurant: TEXTS } = MESSAGES;

/** Says what a menu has from its restaurant, if the restaurant has a page. */
export function RestaurantNote({ menu }: { readonly menu: EditedMenu }) {
  const restaurant = useRestaurantOf(menu.id);
  if (!restaurant) return null;
  return (
    <Callout tone="info">
      <p>{TEXTS.text(restaurant.name, menu.restaurantName === restaurant.name)}</p>
      <Link to={`/restaurantes/${restaurant.id}`} className="font-medium underline">
        {TEXTS.manage}
      </Link>
    </Callout>
  );
}
