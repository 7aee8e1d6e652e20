import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CONFIG, type GatewayConfig } from '../config';
import { OpsModule } from '../ops/ops.module';
import { EmbeddedMenus } from './embeds/embedded-menus';
import { EmbedsController } from './embeds/embeds.controller';
import { OembedController } from './embeds/oembed.controller';
import { ImagesController } from './images/images.controller';
import { LiveController } from './live/live.controller';
import { LiveMenus } from './live/live-menus';
import { OpenPageCounts } from './live/open-page-counts';
import { DinerPageController } from './public-menus/diner-page.controller';
import { MenuBatches } from './public-menus/menu-batches';
import { MenuPages } from './public-menus/menu-pages';
import { MenuReferences } from './public-menus/menu-references';
import { MenuSlugs } from './public-menus/menu-slugs';
import { HeadingFonts } from './heading-fonts/heading-fonts';
import { HeadingFontsController } from './heading-fonts/heading-fonts.controller';
import { PAGE_ASSETS, readPageAssets } from './public-menus/page-assets';
import { PageThreads } from './public-menus/page-threads';
import { PublicMenusController } from './public-menus/public-menus.controller';
import { RestaurantPageController } from './restaurants/restaurant-page.controller';
import { RestaurantPages } from './restaurants/restaurant-pages';
import { Restaurants } from './restaurants/restaurants';
import { ShareImages } from './share-images/share-images';
import { ShareImagesController } from './share-images/share-images.controller';
import { ShortAddressController } from './short-addresses/short-address.controller';
import { ShortCodes } from './short-addresses/short-codes';
import { SitemapController } from './sitemap/sitemap.controller';
import { Sitemaps } from './sitemap/sitemaps';
import { ChatController } from './web/chat.controller';
import { NotFoundPageFilter } from './web/not-found-page.filter';
import { SampleMenuController } from './web/sample-menu.controller';
import { ScreensController } from './web/screens.controller';
import { SiteDocuments } from './web/site-documents';
import { SiteFilesController } from './web/site-files.controller';
import { DOOR_PAGES, readDoorPages, readSitePages, SITE_PAGES } from './web/site-pages';
import { WellKnownController } from './web/well-known.controller';
import { WeeklyMailController } from './weekly-mail/weekly-mail.controller';

@Module({
  imports: [OpsModule],
  controllers: [
    ImagesController,
    HeadingFontsController,
    ShareImagesController,
    DinerPageController,
    RestaurantPageController,
    ShortAddressController,
    EmbedsController,
    OembedController,
    PublicMenusController,
    LiveController,
    SitemapController,
    ScreensController,
    SampleMenuController,
    SiteFilesController,
    ChatController,
    WellKnownController,
    WeeklyMailController,
  ],
  providers: [
    HeadingFonts,
    ShareImages,
    MenuBatches,
    MenuPages,
    MenuReferences,
    MenuSlugs,
    Restaurants,
    RestaurantPages,
    ShortCodes,
    EmbeddedMenus,
    PageThreads,
    LiveMenus,
    OpenPageCounts,
    Sitemaps,
    SiteDocuments,
    {
      provide: SITE_PAGES,
      inject: [CONFIG],
      useFactory: (config: GatewayConfig) => readSitePages(config.WEB_DIR, config),
    },
    {
      provide: DOOR_PAGES,
      inject: [CONFIG],
      useFactory: (config: GatewayConfig) => readDoorPages(config.WEB_DIR, config),
    },
    {
      provide: PAGE_ASSETS,
      inject: [CONFIG],
      useFactory: ({ WEB_DIR }: GatewayConfig) => readPageAssets(WEB_DIR),
    },
    { provide: APP_FILTER, useClass: NotFoundPageFilter },
  ],
  exports: [MenuPages, OpenPageCounts],
})
export class PagesModule {}
