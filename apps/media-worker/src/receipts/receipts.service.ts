import { media, type DrawnDocument, type DrawReceipt } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DocumentThreads, DRAWING_LANE } from '../documents/document-threads';

/** Draws receipts. billing-service sends these messages with the data of a payment. */
@Injectable()
export class ReceiptsService {
  constructor(private readonly threads: DocumentThreads) {}

  @Handles(media.receipt.draw, DRAWING_LANE)
  draw(receipt: DrawReceipt, context: MessageContext): Promise<DrawnDocument> {
    return this.threads.draw('receipt', { ...receipt }, context);
  }
}
