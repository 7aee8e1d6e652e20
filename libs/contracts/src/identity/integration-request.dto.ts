import { RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { Clearable, Text } from '../rules';

/**
 * Body of POST /api/account/integration-requests: an integration that an owner requests (specification §9, "Plans").
 */
export class IntegrationRequest {
  @Text({ min: 1, max: TEXT_LIMITS.description, message: RULE_MESSAGES.required })
  text: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;
}
