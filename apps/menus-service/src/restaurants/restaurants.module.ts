import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { PublicRestaurantsService } from './public-restaurants.service';
import { RestaurantsService } from './restaurants.service';

@Module({
  imports: [ImagesModule],
  providers: [PublicRestaurantsService, RestaurantsService],
})
export class RestaurantsModule {}
