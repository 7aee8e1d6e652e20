import { menus, Translate, TranslationsOf, type Translation } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TranslationsService } from './translations.service';

@Controller()
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Handles(menus.translation.list)
  list(@Payload() asked: TranslationsOf, @Ctx() context: MessageContext): Promise<Translation[]> {
    return this.translations.list(context, asked);
  }

  @Handles(menus.translation.save)
  save(@Payload() texts: Translate, @Ctx() context: MessageContext): Promise<Translation[]> {
    return this.translations.save(context, texts);
  }
}
