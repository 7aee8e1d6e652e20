import type { ExportedContent } from '../../identity/account.dto';
import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';

export const account = {
  /** Returns all data that the acting user entered, for their data download. */
  export: message('menus.account.export', Nothing, OWNER_ALONE).replies<ExportedContent>(),
} as const;
