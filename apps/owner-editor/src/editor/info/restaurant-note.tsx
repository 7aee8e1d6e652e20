import { Callout } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import type { EditedMenu } from '../../store/menu-store';
import { useRestaurantFace, useRestaurantOf } from '../../store/use-restaurant-of';
import { MESSAGES } from './messages';

const { ofRestaurant: TEXTS } = MESSAGES;

/** Says of a menu that is in a restaurant what it has from there; nothing of any other. */
export function RestaurantNote({ menu }: { readonly menu: EditedMenu }) {
  const restaurant = useRestaurantOf(menu.id);
  const shownName = useRestaurantFace(menu.id)?.name;
  if (!restaurant) return null;
  return (
    <Callout tone="info">
      <p>{TEXTS.text(restaurant.name, Boolean(shownName))}</p>
      <Link to={`/restaurantes/${restaurant.id}`} className="font-medium underline">
        {TEXTS.manage}
      </Link>
    </Callout>
  );
}
