import {
  AccountErased,
  billing,
  identityEvents,
  Nothing,
  type ExportedContent,
} from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly accountExport: AccountExportService,
    private readonly erasure: AccountErasureService,
  ) {}

  @Handles(billing.account.export)
  export(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<ExportedContent> {
    return this.accountExport.export(context);
  }

  @Listens(identityEvents.accountErased)
  erased(@Payload() { accountId }: AccountErased): Promise<void> {
    return this.erasure.forget(accountId);
  }
}
