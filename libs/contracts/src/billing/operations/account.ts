import type { ExportedContent } from '../../identity/account.dto';
import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';

export const account = {
  /** Returns the acting user's subscriptions for their data download. */
  export: message('billing.account.export', Nothing, OWNER_ALONE).replies<ExportedContent>(),
} as const;
