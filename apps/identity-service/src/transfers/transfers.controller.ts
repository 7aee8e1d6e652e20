import {
  identity,
  Nothing,
  ProposeTransfer,
  TransferRequest,
  type OfferedTransferView,
  type TransferView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TransferAcceptanceService } from './transfer-acceptance.service';
import { TransfersService } from './transfers.service';

@Controller()
export class TransfersController {
  constructor(
    private readonly transfers: TransfersService,
    private readonly acceptance: TransferAcceptanceService,
  ) {}

  @Handles(identity.transfer.mailCode)
  async mailCode(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<Nothing> {
    await this.transfers.mailCode(context);
    return {};
  }

  @Handles(identity.transfer.propose)
  propose(
    @Payload() proposed: ProposeTransfer,
    @Ctx() context: MessageContext,
  ): Promise<TransferView> {
    return this.transfers.propose(context, proposed);
  }

  @Handles(identity.transfer.offered)
  offered(
    @Payload() _nothing: Nothing,
    @Ctx() context: MessageContext,
  ): Promise<OfferedTransferView[]> {
    return this.transfers.offered(context);
  }

  @Handles(identity.transfer.accept)
  async accept(
    @Payload() { transferId }: TransferRequest,
    @Ctx() context: MessageContext,
  ): Promise<{ accountId: string }> {
    return { accountId: await this.acceptance.accept(context, transferId) };
  }

  @Handles(identity.transfer.end)
  async end(
    @Payload() { transferId }: TransferRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.transfers.end(context, transferId);
    return {};
  }
}
