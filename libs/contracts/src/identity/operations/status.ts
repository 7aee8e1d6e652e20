import { message, Nothing } from '../../message';
import { EVERYONE, NO_MEMBER } from '../../people/rights';
import { RecordChecks, type StatusHistory } from '../../status';

export const status = {
  /** Stores the results of a gateway's checks. Only internal processes may call it. */
  record: message('identity.status.record', RecordChecks, NO_MEMBER).replies<Nothing>(),
  history: message('identity.status.history', Nothing, EVERYONE).replies<StatusHistory>(),
} as const;
