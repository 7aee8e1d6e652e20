import { identity, Nothing, RequestIntegration } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { IntegrationRequestsService } from './integration-requests.service';

@Controller()
export class IntegrationRequestsController {
  constructor(private readonly integrationRequests: IntegrationRequestsService) {}

  @Handles(identity.integrationRequest.create)
  async create(
    @Payload() request: RequestIntegration,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.integrationRequests.create(context, request);
    return {};
  }
}
