import { billing, GrantPlanRequest, identity, type SubscriptionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

@ApiTags('Administración')
@Controller()
export class GrantsController {
  constructor(private readonly client: MessageClient) {}

  @Route(billing.subscription.grant)
  async grant(
    @Param('userId', IdPipe) userId: string,
    @Body() request: GrantPlanRequest,
    @Caller() caller: CallerContext,
  ): Promise<SubscriptionView> {
    const { accountId } = await this.client.call(identity.admin.accountOf, { userId }, caller);
    const grant = { ...request, userId, accountId };
    return this.client.call(billing.subscription.grant, grant, caller);
  }
}
