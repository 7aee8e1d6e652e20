import { billing, Nothing, ProviderNotice } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Notices } from './notices.service';

@Controller()
export class NoticesController {
  constructor(private readonly notices: Notices) {}

  @Handles(billing.notice.receive)
  async receive(@Payload() notice: ProviderNotice): Promise<Nothing> {
    await this.notices.receive(notice);
    return {};
  }
}
