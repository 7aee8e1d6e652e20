import { Module } from '@nestjs/common';
import { PublicMenusModule } from '../public-menus/public-menus.module';
import { QrCodes } from './qr-codes';
import { QrController } from './qr.controller';

@Module({ imports: [PublicMenusModule], controllers: [QrController], providers: [QrCodes] })
export class QrModule {}
