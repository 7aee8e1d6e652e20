import { DrawReceipt, media, type DrawnDocument } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DocumentThreads, DRAWING_LANE } from '../documents/document-threads';

/** Draws receipts. billing-service sends these messages with the data of a payment. */
@Controller()
export class ReceiptsController {
  constructor(private readonly threads: DocumentThreads) {}

  @Handles(media.receipt.draw, DRAWING_LANE)
  draw(@Payload() receipt: DrawReceipt, @Ctx() context: MessageContext): Promise<DrawnDocument> {
    return this.threads.draw('receipt', { ...receipt }, context);
  }
}
