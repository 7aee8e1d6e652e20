import {
  CreateDemoRequest,
  DemoRequestView,
  identity,
  Nested,
  UserView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { demoUser } from './demo-user';

export class DemoEntry {
  @Nested(() => UserView)
  demoUser: UserView;
}

@ApiTags('Demo')
@Controller('api')
export class DemoController {
  constructor(private readonly client: MessageClient) {}

  @Get('demo/enter')
  @Public()
  @Answers('Entrar en el modo demo; no guarda nada', { body: DemoEntry })
  enter(): DemoEntry {
    return { demoUser: demoUser(new Date()) };
  }

  @Post('demo-requests')
  @Public()
  @Limited('demoRequest')
  @Located('/api/admin/demo-requests')
  @Answers('Pedir una demostración', { status: 201, body: DemoRequestView })
  request(
    @Body() request: CreateDemoRequest,
    @Caller() caller: CallerContext,
  ): Promise<DemoRequestView> {
    return this.client.call(identity.demoRequest.create, request, caller);
  }
}
