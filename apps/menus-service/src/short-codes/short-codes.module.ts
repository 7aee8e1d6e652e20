import { Module } from '@nestjs/common';
import { ShortCodesController } from './short-codes.controller';

@Module({ controllers: [ShortCodesController] })
export class ShortCodesModule {}
