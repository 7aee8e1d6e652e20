import { Module } from '@nestjs/common';
import { Templates } from './templates';
import { TemplatesController } from './templates.controller';

@Module({ controllers: [TemplatesController], providers: [Templates] })
export class TemplatesModule {}
