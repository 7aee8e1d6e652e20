import { Module } from '@nestjs/common';
import { NoticesController } from './notices.controller';
import { PayPalController } from './paypal.controller';

@Module({ controllers: [PayPalController, NoticesController] })
export class PayPalModule {}
