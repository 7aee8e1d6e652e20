import { Module } from '@nestjs/common';
import { DrawingTurns } from './drawing-turns';
import { PrintsController } from './prints.controller';

@Module({ controllers: [PrintsController], providers: [DrawingTurns] })
export class PrintsModule {}
