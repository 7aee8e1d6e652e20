import { message, Nothing } from '../../message';
import { ADMINISTRATORS } from '../../people/rights';
import { RequestIntegration } from '../integration-request.dto';

export const integrationRequest = {
  /** Refused as PLAN_REQUIRED unless the acting user's plan includes integrations. */
  create: message(
    'identity.integration-request.create',
    RequestIntegration,
    ADMINISTRATORS,
  ).replies<Nothing>(),
} as const;
