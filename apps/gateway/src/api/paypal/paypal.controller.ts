import { billing, type PaymentSetupView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type GatewayConfig } from '../../config';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { scriptUrlOf } from '../../pipeline/security/payment-pages';
import { Route } from '../forwarding/route.decorator';

@ApiTags('Pagos')
@Controller()
export class PayPalController {
  constructor(
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(billing.payment.setup)
  async getSetup(@Caller() caller: CallerContext): Promise<PaymentSetupView> {
    const { clientToken } = await this.client.call(billing.payment.setup, {}, caller);
    return { clientToken, scriptUrl: scriptUrlOf(this.config) };
  }
}
