import {
  ConfirmObject,
  media,
  ObjectRequest,
  ObjectsRequest,
  type ObjectFacts,
  type ObjectPathView,
  type OwnObject,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ObjectsService } from './objects.service';

@Controller()
export class ObjectsController {
  constructor(private readonly objects: ObjectsService) {}

  @Handles(media.object.confirm)
  async confirm(
    @Payload() { ticketId, purpose }: ConfirmObject,
    @Ctx() { accountId }: MessageContext,
  ): Promise<ObjectPathView> {
    await this.objects.confirm(ticketId, purpose, accountId);
    return { objectPath: `/objects/${ticketId}` };
  }

  @Handles(media.object.require)
  require(
    @Payload() { objectId }: ObjectRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<ObjectFacts> {
    return this.objects.require(objectId, accountId);
  }

  @Handles(media.object.requireAll)
  requireAll(
    @Payload() { objectIds }: ObjectsRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<OwnObject[]> {
    return this.objects.requireAll(objectIds, accountId);
  }
}
