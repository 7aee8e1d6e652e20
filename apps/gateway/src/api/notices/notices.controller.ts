import { identity, NoticeAudience, OwnerNoticeView, SendNoticeRequest } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { AdminOnly } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Administración')
@AdminOnly()
@Controller('api/admin/notices')
export class NoticesController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Los avisos a los dueños, el más nuevo primero', { body: OwnerNoticeView, list: true })
  list(@Caller() caller: CallerContext): Promise<OwnerNoticeView[]> {
    return this.client.call(identity.notice.list, {}, caller);
  }

  @Get('audience')
  @Answers('A cuántos dueños llegaría un aviso ahora', { body: NoticeAudience })
  audience(@Caller() caller: CallerContext): Promise<NoticeAudience> {
    return this.client.call(identity.notice.audience, {}, caller);
  }

  @Post()
  @Located('/api/admin/notices')
  @Answers('Avisar por email a todos los dueños', { status: 201, body: OwnerNoticeView })
  send(
    @Body() request: SendNoticeRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<OwnerNoticeView> {
    return this.client.call(identity.notice.send, { ...request, ...made }, caller);
  }
}
