import { message, Nothing } from '../../message';
import { OWNER_ALONE, THEMSELF } from '../../people/rights';
import {
  ProposeTransfer,
  TransferRequest,
  type OfferedTransferView,
  type TransferView,
} from '../transfer.dto';

/** Transfer of an account to another owner, who is one of its administrators (docs/adr/0034). */
export const transfer = {
  /** Mails the code that proves a proposal if the account has no password. */
  mailCode: message('identity.transfer.mail-code', Nothing, OWNER_ALONE).replies<Nothing>(),
  propose: message(
    'identity.transfer.propose',
    ProposeTransfer,
    OWNER_ALONE,
  ).replies<TransferView>(),
  /** Lists the transfers that wait for the acting person's answer. */
  offered: message('identity.transfer.offered', Nothing, THEMSELF).replies<OfferedTransferView[]>(),
  /** Requires the person to whom the account was offered. */
  accept: message('identity.transfer.accept', TransferRequest, THEMSELF).replies<{
    readonly accountId: string;
  }>(),
  /** Withdraws the proposal, or declines it if the sender is the proposed owner. */
  end: message('identity.transfer.end', TransferRequest, THEMSELF).replies<Nothing>(),
} as const;
