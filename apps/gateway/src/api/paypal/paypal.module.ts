import { Module } from '@nestjs/common';
import { PayPalWebhooksController } from './paypal-webhooks.controller';
import { PayPalController } from './paypal.controller';

@Module({ controllers: [PayPalController, PayPalWebhooksController] })
export class PayPalModule {}
