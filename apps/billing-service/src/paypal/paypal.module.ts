import { Module, type DynamicModule } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { WebhookCertificates } from './webhook-certificates';
import { WebhookSignatures } from './webhook-signatures';
import { PayPalAccount, payPalAccount, type PayPalConfig } from './paypal-account';
import { PayPalCalls } from './paypal-calls';
import { PayPalService } from './paypal.service';

@Module({})
export class PayPalModule {
  static with(config: PayPalConfig): DynamicModule {
    return {
      module: PayPalModule,
      global: true,
      providers: [
        { provide: PayPalAccount, useValue: payPalAccount(config) },
        AccessTokens,
        PayPalCalls,
        WebhookCertificates,
        WebhookSignatures,
        PayPalService,
      ],
      exports: [PayPalService],
    };
  }
}
