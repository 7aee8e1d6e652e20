import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { ImagesModule } from '../images/images.module';
import { MenusController } from './menus.controller';
import { MenusService } from './menus.service';

@Module({
  imports: [EntitlementsModule, ImagesModule],
  controllers: [MenusController],
  providers: [MenusService],
})
export class MenusModule {}
