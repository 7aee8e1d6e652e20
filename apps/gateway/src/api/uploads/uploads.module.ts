import { Module } from '@nestjs/common';
import { ImageUsesController } from './image-uses.controller';
import { NewestUploads } from './newest-uploads';
import { UploadsController } from './uploads.controller';

@Module({ controllers: [UploadsController, ImageUsesController], providers: [NewestUploads] })
export class UploadsModule {}
