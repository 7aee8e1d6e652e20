import { Module } from '@nestjs/common';
import { SlugsController } from './slugs.controller';
import { SlugsService } from './slugs.service';

@Module({ controllers: [SlugsController], providers: [SlugsService] })
export class SlugsModule {}
