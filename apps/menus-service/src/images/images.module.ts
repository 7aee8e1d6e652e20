import { Module } from '@nestjs/common';
import { ImageReferencesController } from './image-references.controller';
import { ImageReferences } from './image-references.query';
import { OwnImages } from './own-images';

@Module({
  controllers: [ImageReferencesController],
  providers: [OwnImages, ImageReferences],
  exports: [OwnImages],
})
export class ImagesModule {}
