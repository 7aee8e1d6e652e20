import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller';
import { Sitemaps } from './sitemaps';

@Module({ controllers: [SitemapController], providers: [Sitemaps] })
export class SitemapModule {}
