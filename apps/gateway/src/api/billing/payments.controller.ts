import { billing, PageRequest, PaymentView, type Page } from '@cartaviva/contracts';
import { lostLettersHeader } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

const PDF = 'application/pdf';

@ApiTags('Pagos')
@Controller('api/billing/payments')
export class PaymentsController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Paged()
  @Answers('Mis pagos, los más nuevos primero', { body: PaymentView, list: true })
  list(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<PaymentView>> {
    return this.client.call(billing.payment.list, page, caller);
  }

  @Get(':paymentId/receipt.pdf')
  @Answers('El recibo de un pago', { produces: [PDF] })
  async receipt(
    @Param('paymentId', IdPipe) paymentId: string,
    @Caller() caller: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { pdf, fileName, ...lost } = await this.client.call(
      billing.payment.receipt,
      { paymentId },
      caller,
    );
    void reply
      .type(PDF)
      .headers({
        'content-disposition': `attachment; filename="${fileName}"`,
        ...lostLettersHeader(lost),
      })
      .send(Buffer.from(pdf, 'base64'));
  }
}
