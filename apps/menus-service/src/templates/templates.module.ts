import { Module } from '@nestjs/common';
import { TemplatePlaceholders } from './template-placeholders';
import { TemplatesController } from './templates.controller';

@Module({
  controllers: [TemplatesController],
  providers: [TemplatePlaceholders],
  exports: [TemplatePlaceholders],
})
export class TemplatesModule {}
