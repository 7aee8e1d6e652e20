import { Module } from '@nestjs/common';
import { PublicMenusModule } from '../public-menus/public-menus.module';
import { MenusController } from './menus.controller';
import { OwnMenus } from './own-menus';

@Module({
  imports: [PublicMenusModule],
  controllers: [MenusController],
  providers: [OwnMenus],
  exports: [OwnMenus],
})
export class MenusModule {}
