import { Module } from '@nestjs/common';
import { WebModule } from '../web/web.module';
import { SitemapController } from './sitemap.controller';
import { Sitemaps } from './sitemaps';

@Module({ imports: [WebModule], controllers: [SitemapController], providers: [Sitemaps] })
export class SitemapModule {}
