import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { PrintsController } from './prints.controller';

@Module({ imports: [DocumentsModule], controllers: [PrintsController] })
export class PrintsModule {}
