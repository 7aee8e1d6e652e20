import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ReturnSweep } from './return-sweep';

@Module({ providers: [Clock, ReturnSweep] })
export class ReturnsModule {}
