import { CreateDemoRequest, identity, type DemoRequestView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DemoRequestsService } from './demo-requests.service';

@Controller()
export class DemoRequestsController {
  constructor(private readonly demoRequests: DemoRequestsService) {}

  @Handles(identity.demoRequest.create)
  create(
    @Payload() request: CreateDemoRequest,
    @Ctx() { requestId }: MessageContext,
  ): Promise<DemoRequestView> {
    return this.demoRequests.create(request, requestId);
  }
}
