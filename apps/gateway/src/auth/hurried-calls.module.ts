import { Module } from '@nestjs/common';
import { HurriedCalls } from './hurried-calls';

@Module({ providers: [HurriedCalls], exports: [HurriedCalls] })
export class HurriedCallsModule {}
