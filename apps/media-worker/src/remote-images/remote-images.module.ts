import { FetchImage, media, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TicketsModule } from '../tickets/tickets.module';
import { WebhookTargets } from '../webhooks/webhook-targets';
import { RemoteImagesService } from './remote-images.service';

@Controller()
class RemoteImagesController {
  constructor(private readonly images: RemoteImagesService) {}

  @Handles(media.ticket.fetch)
  async fetch(
    @Payload() request: FetchImage,
    @Ctx() { accountId }: MessageContext,
  ): Promise<Nothing> {
    await this.images.fetch(request, accountId);
    return {};
  }
}

@Module({
  imports: [TicketsModule],
  controllers: [RemoteImagesController],
  providers: [RemoteImagesService, WebhookTargets],
})
export class RemoteImagesModule {}
