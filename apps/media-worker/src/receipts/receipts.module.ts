import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ReceiptsController } from './receipts.controller';

@Module({ imports: [DocumentsModule], controllers: [ReceiptsController] })
export class ReceiptsModule {}
