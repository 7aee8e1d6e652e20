import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CONFIG, type GatewayConfig } from '../../config';
import { PAGE_ASSETS, readPageAssets } from '../public-menus/page-assets';
import { ChatController } from './chat.controller';
import { NotFoundPageFilter } from './not-found-page.filter';
import { SampleMenuController } from './sample-menu.controller';
import { ScreensController } from './screens.controller';
import { SiteDocuments } from './site-documents';
import { readSitePages, SITE_PAGES } from './site-pages';

@Module({
  controllers: [ScreensController, SampleMenuController, ChatController],
  providers: [
    SiteDocuments,
    {
      provide: SITE_PAGES,
      inject: [CONFIG],
      useFactory: ({ WEB_DIR, PUBLIC_URL }: GatewayConfig) => readSitePages(WEB_DIR, PUBLIC_URL),
    },
    {
      provide: PAGE_ASSETS,
      inject: [CONFIG],
      useFactory: ({ WEB_DIR }: GatewayConfig) => readPageAssets(WEB_DIR),
    },
    { provide: APP_FILTER, useClass: NotFoundPageFilter },
  ],
  exports: [SITE_PAGES],
})
export class WebModule {}
