import {
  AccountRequest,
  DeleteAccount,
  DomainError,
  identity,
  Nothing,
  OnDevice,
  type AccountEventView,
  type AccountView,
  type ExportedContent,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { OwnAccountService } from './own-account.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly accountExport: AccountExportService,
    private readonly deletion: AccountDeletionService,
  ) {}

  @Handles(identity.account.get)
  get(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<AccountView> {
    return this.account.get(context);
  }

  @Handles(identity.account.owner)
  owner(
    @Payload() { accountId }: AccountRequest,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ userId: string | null }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    return this.account.owner(accountId);
  }

  @Handles(identity.account.activity)
  activity(
    @Payload() _nothing: Nothing,
    @Ctx() context: MessageContext,
  ): Promise<AccountEventView[]> {
    return this.account.activity(context);
  }

  @Handles(identity.account.export)
  export(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<ExportedContent> {
    return this.accountExport.export(context);
  }

  @Handles(identity.account.mailDeletionCode)
  async mailDeletionCode(
    @Payload() _nothing: Nothing,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.deletion.mailCode(context);
    return {};
  }

  @Handles(identity.account.delete)
  delete(@Payload() request: DeleteAccount, @Ctx() context: MessageContext): Promise<AccountView> {
    return this.deletion.request(context, request);
  }

  @Handles(identity.account.cancelDeletion)
  cancelDeletion(
    @Payload() device: OnDevice,
    @Ctx() context: MessageContext,
  ): Promise<AccountView> {
    return this.deletion.cancel(context, device);
  }
}
