import { billingEvents, MailWanted } from '@cartaviva/contracts';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { BillingMailsService } from './billing-mails.service';

@Controller()
export class BillingMailsController {
  constructor(private readonly mails: BillingMailsService) {}

  @Listens(billingEvents.mailWanted)
  wanted(@Payload() mail: MailWanted, @Ctx() context: MessageContext): Promise<void> {
    return this.mails.send(mail, context);
  }
}
