import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { NotFoundPageFilter } from './not-found-page.filter';
import { ScreensController } from './screens.controller';

@Module({
  controllers: [ScreensController],
  providers: [{ provide: APP_FILTER, useClass: NotFoundPageFilter }],
})
export class WebModule {}
