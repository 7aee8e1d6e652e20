import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module';
import { HousePictures } from './house-pictures';

@Module({ imports: [ObjectsModule], providers: [HousePictures] })
export class HousePicturesModule {}
