import { Module } from '@nestjs/common';
import { OwnImages } from './own-images';

@Module({ providers: [OwnImages], exports: [OwnImages] })
export class ImagesModule {}
