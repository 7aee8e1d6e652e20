import { Module } from '@nestjs/common';
import { PublicMenuModule } from '../public-menu/public-menu.module';
import { PrintsController } from './prints.controller';

@Module({ imports: [PublicMenuModule], controllers: [PrintsController] })
export class PrintsModule {}
