import { Module } from '@nestjs/common';
import { ImageReferences } from './image-references.query';
import { OwnImages } from './own-images';

@Module({
  providers: [OwnImages, ImageReferences],
  exports: [OwnImages],
})
export class ImagesModule {}
