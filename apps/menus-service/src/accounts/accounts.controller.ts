import {
  AccountClosing,
  AccountErased,
  AccountTransferred,
  identityEvents,
  menus,
  Nothing,
  type ExportedContent,
} from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AccountClosingsService } from './account-closings.service';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';
import { AccountTransfersService } from './account-transfers.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly accountExport: AccountExportService,
    private readonly closings: AccountClosingsService,
    private readonly erasure: AccountErasureService,
    private readonly transfers: AccountTransfersService,
  ) {}

  @Handles(menus.account.export)
  export(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<ExportedContent> {
    return this.accountExport.export(context);
  }

  @Listens(identityEvents.accountClosing)
  closing(@Payload() closing: AccountClosing, @Ctx() context: MessageContext): Promise<void> {
    return this.closings.follow(closing, context);
  }

  @Listens(identityEvents.accountTransferred)
  transferred(@Payload() transferred: AccountTransferred): Promise<void> {
    return this.transfers.follow(transferred);
  }

  @Listens(identityEvents.accountErased)
  erased(@Payload() { userId }: AccountErased, @Ctx() context: MessageContext): Promise<void> {
    return this.erasure.erase(userId, context);
  }
}
