import { Module } from '@nestjs/common';
import { ShareImagesCleanup } from './share-images-cleanup';
import { ShareImagesController } from './share-images.controller';

@Module({ controllers: [ShareImagesController], providers: [ShareImagesCleanup] })
export class ShareImagesModule {}
