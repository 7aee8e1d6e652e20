import { Module } from '@nestjs/common';
import { ImagesProcessor } from './images.processor';
import { PictureFailures } from './picture-failures';

@Module({ providers: [ImagesProcessor, PictureFailures] })
export class ImagesModule {}
