import {
  identity,
  Nothing,
  SendNotice,
  type NoticeAudience,
  type OwnerNoticeView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OwnerNotices } from './owner-notices.service';

@Controller()
export class OwnerNoticesController {
  constructor(private readonly notices: OwnerNotices) {}

  @Handles(identity.notice.list)
  list(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<OwnerNoticeView[]> {
    return this.notices.list(context);
  }

  @Handles(identity.notice.audience)
  audience(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<NoticeAudience> {
    return this.notices.audience(context);
  }

  @Handles(identity.notice.send)
  send(@Payload() request: SendNotice, @Ctx() context: MessageContext): Promise<OwnerNoticeView> {
    return this.notices.send(context, request);
  }
}
