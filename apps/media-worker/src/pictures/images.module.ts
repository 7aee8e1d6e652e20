import { Module } from '@nestjs/common';
import { ImagesProcessor } from './images.processor';

@Module({ providers: [ImagesProcessor] })
export class ImagesModule {}
