import { Module } from '@nestjs/common';
import { SpreadsheetsController } from './spreadsheets.controller';

@Module({ controllers: [SpreadsheetsController] })
export class SpreadsheetsModule {}
