import { Module } from '@nestjs/common';
import { ReconcilerModule } from '../reconciler/reconciler.module';
import { PayPalWebhooksController } from './paypal-webhooks.controller';
import { PayPalWebhooks } from './paypal-webhooks.service';

@Module({
  imports: [ReconcilerModule],
  controllers: [PayPalWebhooksController],
  providers: [PayPalWebhooks],
})
export class PayPalWebhooksModule {}
