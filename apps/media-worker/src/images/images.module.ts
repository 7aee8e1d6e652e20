import { Module } from '@nestjs/common';
import { ImagesProcessor } from './images.processor';
import { ImageFailures } from './image-failures';

@Module({ providers: [ImagesProcessor, ImageFailures] })
export class ImagesModule {}
