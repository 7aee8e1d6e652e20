import { Module } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../../config';
import { DinerPageController } from './diner-page.controller';
import { MenuPages } from './menu-pages';
import { MenuSlugs } from './menu-slugs';
import { PAGE_ASSETS, readPageAssets } from './page-assets';
import { PageThreads } from './page-threads';
import { PublicMenusController } from './public-menus.controller';

@Module({
  controllers: [DinerPageController, PublicMenusController],
  providers: [
    MenuPages,
    MenuSlugs,
    PageThreads,
    {
      provide: PAGE_ASSETS,
      inject: [CONFIG],
      useFactory: ({ WEB_DIR }: GatewayConfig) => readPageAssets(WEB_DIR),
    },
  ],
  exports: [MenuPages],
})
export class PublicMenusModule {}
