import {
  ArrangeRestaurant,
  CreateRestaurant,
  menus,
  Nothing,
  RestaurantOverVersion,
  RestaurantRequest,
  UpdateRestaurant,
  type RestaurantView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { RestaurantsService } from './restaurants.service';

@Controller()
export class RestaurantsController {
  constructor(private readonly restaurants: RestaurantsService) {}

  @Handles(menus.restaurant.list)
  list(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<RestaurantView[]> {
    return this.restaurants.list(context);
  }

  @Handles(menus.restaurant.get)
  get(
    @Payload() { restaurantId }: RestaurantRequest,
    @Ctx() context: MessageContext,
  ): Promise<RestaurantView> {
    return this.restaurants.get(context, restaurantId);
  }

  @Handles(menus.restaurant.create)
  create(
    @Payload() restaurant: CreateRestaurant,
    @Ctx() context: MessageContext,
  ): Promise<RestaurantView> {
    return this.restaurants.create(context, restaurant);
  }

  @Handles(menus.restaurant.update)
  update(
    @Payload() change: UpdateRestaurant,
    @Ctx() context: MessageContext,
  ): Promise<RestaurantView> {
    return this.restaurants.update(context, change);
  }

  @Handles(menus.restaurant.arrange)
  arrange(
    @Payload() asked: ArrangeRestaurant,
    @Ctx() context: MessageContext,
  ): Promise<RestaurantView> {
    return this.restaurants.arrange(context, asked);
  }

  @Handles(menus.restaurant.delete)
  async delete(
    @Payload() asked: RestaurantOverVersion,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.restaurants.delete(context, asked);
    return {};
  }
}
