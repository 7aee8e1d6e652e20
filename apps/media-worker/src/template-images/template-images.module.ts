import { Module } from '@nestjs/common';
import { TemplateImages } from './template-images';

@Module({ providers: [TemplateImages] })
export class TemplateImagesModule {}
