import { Callout } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import type { EditedMenu } from '../../store/menu-store';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import { MESSAGES } from './messages';

const { ofRestaurant: TEXTS } = MESSAGES;

/** Explains which values a menu inherits from its restaurant. Empty when no restaurant is found. */
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
