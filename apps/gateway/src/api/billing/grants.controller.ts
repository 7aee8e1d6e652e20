import { billing, GrantPlanRequest, identity, SubscriptionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { AdminOnly } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Administración')
@AdminOnly()
@Controller('api/admin/users/:userId/plan')
export class GrantsController {
  constructor(private readonly client: MessageClient) {}

  @Put()
  @Answers('Dar Empresarial a un usuario, o quitárselo con `free`', { body: SubscriptionView })
  async grant(
    @Param('userId', IdPipe) userId: string,
    @Body() request: GrantPlanRequest,
    @Caller() caller: CallerContext,
  ): Promise<SubscriptionView> {
    const { accountId } = await this.client.call(identity.admin.accountOf, { userId }, caller);
    return this.client.call(billing.subscription.grant, { ...request, accountId }, caller);
  }
}
