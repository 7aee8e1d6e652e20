import { Module } from '@nestjs/common';
import { PublicMenusModule } from '../../pages/public-menus/public-menus.module';
import { MenuContentController } from './menu-content.controller';
import { MenusController } from './menus.controller';
import { OwnMenus } from './own-menus';
import { TranslationsController } from './translations.controller';

@Module({
  imports: [PublicMenusModule],
  controllers: [MenusController, MenuContentController, TranslationsController],
  providers: [OwnMenus],
  exports: [OwnMenus],
})
export class MenusModule {}
