import { Module } from '@nestjs/common';
import { ImageUsesController } from './image-uses.controller';
import { UploadsController } from './uploads.controller';

@Module({ controllers: [UploadsController, ImageUsesController] })
export class UploadsModule {}
