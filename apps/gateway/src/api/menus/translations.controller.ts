import {
  DomainError,
  menus,
  Translation,
  TranslationsRequest,
  type OverMenu,
} from '@cartaviva/contracts';
import { OTHER_LANGUAGE_CODES, RULE_MESSAGES, type LanguageCode } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Injectable, Param, Put, type PipeTransform } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { BODY_LIMIT, TAKES_WHOLE_MENUS } from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { ExpectedContent, OverContent } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@Injectable()
class LanguagePipe implements PipeTransform<string, LanguageCode> {
  transform(value: string): LanguageCode {
    const language = OTHER_LANGUAGE_CODES.find((code) => code === value);
    if (language) return language;
    throw new DomainError('INVALID_INPUT', { fields: { language: RULE_MESSAGES.language } });
  }
}

@ApiTags('Menús')
@Controller('api/menus/:menuId/translations/:language')
export class TranslationsController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('menus:read')
  @ApiParam({ name: 'language', enum: OTHER_LANGUAGE_CODES })
  @Paged({ whole: true })
  @Answers('Los textos de un menú mío en otro idioma', { body: Translation, list: true })
  list(
    @Param('menuId', IdPipe) menuId: string,
    @Param('language', LanguagePipe) language: LanguageCode,
    @Caller() caller: CallerContext,
  ): Promise<Translation[]> {
    return this.client.call(menus.translation.list, { menuId, language }, caller);
  }

  @Put()
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @ApiParam({ name: 'language', enum: OTHER_LANGUAGE_CODES })
  @OverContent()
  @Answers('Traducir textos de un menú: solo los que se envían', {
    body: Translation,
    list: true,
    refuses: ['PLAN_REQUIRED'],
  })
  save(
    @Param('menuId', IdPipe) menuId: string,
    @Param('language', LanguagePipe) language: LanguageCode,
    @Body() request: TranslationsRequest,
    @ExpectedContent() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<Translation[]> {
    return this.client.call(
      menus.translation.save,
      { ...request, ...over, menuId, language },
      caller,
    );
  }
}
