import {
  AccessEnded,
  AccountClosing,
  AccountErased,
  identityEvents,
  menus,
  Nothing,
  type ExportedContent,
} from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AccountClosingsService } from './account-closings.service';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';
import { followDeparture } from './departures';

@Controller()
export class AccountsController {
  constructor(
    private readonly accountExport: AccountExportService,
    private readonly closings: AccountClosingsService,
    private readonly erasure: AccountErasureService,
    private readonly handled: HandledEvents,
  ) {}

  @Handles(menus.account.export)
  export(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<ExportedContent> {
    return this.accountExport.export(context);
  }

  @Listens(identityEvents.accountClosing)
  closing(@Payload() closing: AccountClosing, @Ctx() context: MessageContext): Promise<void> {
    return this.closings.follow(closing, context);
  }

  /** Handles each event once, however often it arrives. */
  @Listens(identityEvents.accessEnded)
  async accessEnded(
    @Payload() departure: AccessEnded,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('accounts.departure', eventId, (manager) =>
      followDeparture(manager, departure, requestId),
    );
  }

  @Listens(identityEvents.accountErased)
  erased(@Payload() erased: AccountErased, @Ctx() context: MessageContext): Promise<void> {
    return this.erasure.erase(erased, context);
  }
}
