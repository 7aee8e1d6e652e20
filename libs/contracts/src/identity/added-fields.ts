import { Matches } from 'class-validator';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { addedField } from '../operation';
import { Text } from '../rules';

/** Browser of a request, which its owner recognizes by the user agent. */
export const userAgent = addedField<string>(Text({ max: 300 }));

/** ID of the session of a request. */
export const currentSessionId = addedField<string>(
  Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id }),
);
