import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { PublicRestaurantController } from './public-restaurant.controller';
import { RestaurantsService } from './restaurants.service';

@Module({
  imports: [ImagesModule],
  controllers: [PublicRestaurantController],
  providers: [RestaurantsService],
})
export class RestaurantsModule {}
