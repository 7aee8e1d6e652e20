import { Module } from '@nestjs/common';
import { TemplatePlaceholders } from './template-placeholders';
import { TemplatesService } from './templates.service';

@Module({
  providers: [TemplatePlaceholders, TemplatesService],
  exports: [TemplatePlaceholders],
})
export class TemplatesModule {}
