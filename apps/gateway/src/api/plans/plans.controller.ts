import { billing, PlanView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Planes')
@Controller('api/plans')
export class PlansController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Public()
  @Paged({ whole: true })
  @Answers('Los planes, con su precio y sus límites', { body: PlanView, list: true })
  list(@Caller() caller: CallerContext): Promise<PlanView[]> {
    return this.client.call(billing.plan.list, {}, caller);
  }
}
