import { message, Nothing } from '../../message';
import { EVERYONE } from '../../people/rights';
import { ProviderWebhook } from '../order.dto';

export const webhook = {
  /** Stores a verified provider webhook and reconciles its payment once. Order and repeats do not matter. */
  receive: message('billing.notice.receive', ProviderWebhook, EVERYONE).replies<Nothing>(),
} as const;
