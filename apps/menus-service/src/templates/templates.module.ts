import { Module } from '@nestjs/common';
import { HousePlaceholders } from './house-placeholders';
import { TemplatesController } from './templates.controller';

@Module({
  controllers: [TemplatesController],
  providers: [HousePlaceholders],
  exports: [HousePlaceholders],
})
export class TemplatesModule {}
