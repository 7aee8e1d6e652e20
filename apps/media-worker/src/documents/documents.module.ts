import { Module } from '@nestjs/common';
import { DocumentThreads } from './document-threads';

@Module({ providers: [DocumentThreads], exports: [DocumentThreads] })
export class DocumentsModule {}
