import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { StoredAnswers } from './stored-answers';
import { KeyedWritesInterceptor } from './keyed-writes.interceptor';

@Module({
  providers: [StoredAnswers, { provide: APP_INTERCEPTOR, useClass: KeyedWritesInterceptor }],
})
export class IdempotencyModule {}
