import { Module } from '@nestjs/common';
import { FontThreads } from './font-threads';
import { HeadingFontsCleanup } from './heading-fonts-cleanup';
import { HeadingFontsController } from './heading-fonts.controller';

@Module({ controllers: [HeadingFontsController], providers: [FontThreads, HeadingFontsCleanup] })
export class HeadingFontsModule {}
