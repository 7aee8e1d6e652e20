import { Module } from '@nestjs/common';
import { PublicMenusModule } from '../../pages/public-menus/public-menus.module';
import { QrController } from './qr.controller';

@Module({ imports: [PublicMenusModule], controllers: [QrController] })
export class QrModule {}
