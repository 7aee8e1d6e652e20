import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { KeptAnswers } from './kept-answers';
import { KeyedWritesInterceptor } from './keyed-writes.interceptor';

@Module({
  providers: [KeptAnswers, { provide: APP_INTERCEPTOR, useClass: KeyedWritesInterceptor }],
})
export class IdempotencyModule {}
