import { Module } from '@nestjs/common';
import { ReconcilerModule } from '../reconciler/reconciler.module';
import { PayPalWebhooksController } from './paypal-webhooks.controller';
import { PayPalWebhooksService } from './paypal-webhooks.service';

@Module({
  imports: [ReconcilerModule],
  controllers: [PayPalWebhooksController],
  providers: [PayPalWebhooksService],
})
export class PayPalWebhooksModule {}
