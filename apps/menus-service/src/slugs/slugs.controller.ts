import {
  menus,
  SitemapRequest,
  SlugRequest,
  type Page,
  type SitemapEntry,
  type SlugReply,
} from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SlugsService } from './slugs.service';

@Controller()
export class SlugsController {
  constructor(private readonly slugs: SlugsService) {}

  @Handles(menus.publicMenu.resolve)
  resolve(@Payload() { slug }: SlugRequest): Promise<SlugReply> {
    return this.slugs.resolve(slug);
  }

  @Handles(menus.publicMenu.sitemap)
  sitemap(@Payload() { page }: SitemapRequest): Promise<Page<SitemapEntry>> {
    return this.slugs.sitemap(page);
  }
}
