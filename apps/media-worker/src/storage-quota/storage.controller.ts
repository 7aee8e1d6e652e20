import { media, Nothing, type StorageView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { StorageQuotaService } from './storage-quota.service';

@Controller()
export class StorageController {
  constructor(private readonly quota: StorageQuotaService) {}

  @Handles(media.storage.usage)
  usage(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<StorageView> {
    return this.quota.usage(context);
  }
}
