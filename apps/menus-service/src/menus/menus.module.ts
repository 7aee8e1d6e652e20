import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { ImagesModule } from '../images/images.module';
import { TemplatesModule } from '../templates/templates.module';
import { MenuAbilities } from './menu-abilities';
import { MenusService } from './menus.service';
import { NewMenus } from './new-menus';

@Module({
  imports: [EntitlementsModule, ImagesModule, TemplatesModule],
  providers: [MenusService, NewMenus, MenuAbilities],
  exports: [NewMenus],
})
export class MenusModule {}
