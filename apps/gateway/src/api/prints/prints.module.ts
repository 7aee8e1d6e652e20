import { Module } from '@nestjs/common';
import { PrintsController } from './prints.controller';

@Module({ controllers: [PrintsController] })
export class PrintsModule {}
