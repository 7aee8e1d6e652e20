import { Module } from '@nestjs/common';
import { HousePictures } from './house-pictures';

@Module({ providers: [HousePictures] })
export class HousePicturesModule {}
