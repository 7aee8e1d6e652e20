import { DomainError, DrawReceipt, media } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Paper } from '../prints/paper';
import { drawReceipt } from './receipt.layout';

/** Draws receipts. Asked by billing-service, which knows what was paid. */
@Controller()
export class ReceiptsController {
  @Handles(media.receipt.draw)
  async draw(
    @Payload() receipt: DrawReceipt,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ pdf: string }> {
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN');
    const paper = new Paper(`Recibo ${receipt.receiptNumber}`);
    drawReceipt(paper, receipt);
    return { pdf: (await paper.finish()).toString('base64') };
  }
}
