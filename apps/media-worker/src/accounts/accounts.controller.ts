import { AccountErased, identityEvents, media, Nothing } from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AccountsService } from './accounts.service';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Handles(media.account.objects)
  async objects(
    @Payload() _nothing: Nothing,
    @Ctx() { accountId }: MessageContext,
  ): Promise<{ objectIds: string[] }> {
    return { objectIds: await this.accounts.objectsOf(accountId) };
  }

  /** A repeated event is harmless, because it finds nothing to erase. */
  @Listens(identityEvents.accountErased)
  async erase(@Payload() { accountId }: AccountErased): Promise<void> {
    await this.accounts.erase(accountId);
  }
}
