import { message, Nothing } from '../../message';
import { ADMINISTRATORS, CONTENT_READERS, EDITORS } from '../../people/rights';
import {
  ArrangeRestaurant,
  CreateRestaurant,
  RestaurantOverVersion,
  RestaurantRequest,
  UpdateRestaurant,
  type RestaurantView,
} from '../restaurant.dto';

export const restaurant = {
  /** Lists all restaurants of the account, the oldest first. */
  list: message('menus.restaurant.list', Nothing, CONTENT_READERS).replies<RestaurantView[]>(),
  get: message(
    'menus.restaurant.get',
    RestaurantRequest,
    CONTENT_READERS,
  ).replies<RestaurantView>(),
  create: message(
    'menus.restaurant.create',
    CreateRestaurant,
    ADMINISTRATORS,
  ).replies<RestaurantView>(),
  update: message('menus.restaurant.update', UpdateRestaurant, EDITORS).replies<RestaurantView>(),
  /** Sets the menus of a restaurant in their order. Menus that leave it keep the details that diners saw. */
  arrange: message(
    'menus.restaurant.arrange',
    ArrangeRestaurant,
    ADMINISTRATORS,
  ).replies<RestaurantView>(),
  delete: message(
    'menus.restaurant.delete',
    RestaurantOverVersion,
    ADMINISTRATORS,
  ).replies<Nothing>(),
} as const;
