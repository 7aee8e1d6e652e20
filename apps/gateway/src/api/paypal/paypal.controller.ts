import {
  billing,
  CaptureView,
  CreateOrderRequest,
  DomainError,
  OrderIdView,
  PaymentSetupView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import {
  Body,
  Controller,
  Get,
  Inject,
  Injectable,
  Param,
  Post,
  type PipeTransform,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type GatewayConfig } from '../../config';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { scriptUrlOf } from '../../pipeline/security/payment-pages';

const PROVIDERS_ID = /^[A-Z0-9-]{1,64}$/;

/** Treats a string that is not a valid ID of the provider as a missing order. */
@Injectable()
class OrderIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!PROVIDERS_ID.test(id)) throw new DomainError('ORDER_NOT_FOUND');
    return id;
  }
}

@ApiTags('Pagos')
@Controller('api/paypal')
export class PayPalController {
  constructor(
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('setup')
  @Answers('Lo que inicia el script de pagos en el navegador', { body: PaymentSetupView })
  async getSetup(@Caller() caller: CallerContext): Promise<PaymentSetupView> {
    const { clientToken } = await this.client.call(billing.payment.setup, {}, caller);
    return { clientToken, scriptUrl: scriptUrlOf(this.config) };
  }

  @Post('order')
  @Limited('order')
  @Located('/api/paypal/order/{id}')
  @Answers('Crear una orden; el monto dice qué plan se paga', { status: 201, body: OrderIdView })
  createOrder(
    @Body() request: CreateOrderRequest,
    @Caller() caller: CallerContext,
  ): Promise<OrderIdView> {
    return this.client.call(billing.order.create, request, caller);
  }

  @Post('order/:orderId/capture')
  @Answers('Cobrar una orden aprobada, una sola vez', {
    body: CaptureView,
    refuses: ['PAYMENT_DECLINED'],
  })
  captureOrder(
    @Param('orderId', OrderIdPipe) orderId: string,
    @Caller() caller: CallerContext,
  ): Promise<CaptureView> {
    return this.client.call(billing.order.capture, { orderId }, caller);
  }

  @Post('order/:orderId/cancel')
  @Answers('Dejar una orden sin pagar', { status: 204 })
  async cancelOrder(
    @Param('orderId', OrderIdPipe) orderId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(billing.order.cancel, { orderId }, caller);
  }
}
