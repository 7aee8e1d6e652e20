import { message, Nothing } from '../../message';
import { NO_MEMBER, OWNER_ALONE } from '../../people/rights';
import {
  AccountRequest,
  DeleteAccount,
  type AccountEventView,
  type AccountView,
  type ExportedContent,
} from '../account.dto';
import { OnDevice } from '../session.dto';

export const account = {
  get: message('identity.account.get', Nothing, OWNER_ALONE).replies<AccountView>(),
  /** Returns the user who owns an account, or null if the account is gone. Only internal processes may call it. */
  owner: message('identity.account.owner', AccountRequest, NO_MEMBER).replies<{
    userId: string | null;
  }>(),
  activity: message('identity.account.activity', Nothing, OWNER_ALONE).replies<
    AccountEventView[]
  >(),
  export: message('identity.account.export', Nothing, OWNER_ALONE).replies<ExportedContent>(),
  /** Mails the code that proves a deletion if the account has no password. */
  mailDeletionCode: message(
    'identity.account.mail-deletion-code',
    Nothing,
    OWNER_ALONE,
  ).replies<Nothing>(),
  delete: message('identity.account.delete', DeleteAccount, OWNER_ALONE).replies<AccountView>(),
  cancelDeletion: message(
    'identity.account.cancel-deletion',
    OnDevice,
    OWNER_ALONE,
  ).replies<AccountView>(),
} as const;
