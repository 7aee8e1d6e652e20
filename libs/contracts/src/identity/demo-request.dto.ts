import { PERSON_NAME_MAX, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Clearable, Email, Id, Nullable, Text } from '../rules';

/** Body of POST /api/demo-requests (specification §3, §5). */
export class CreateDemoRequest {
  @Text({ min: 1, max: PERSON_NAME_MAX, message: RULE_MESSAGES.required })
  name: string;

  @Email()
  email: string;

  @Text({ min: 1, max: TEXT_LIMITS.name, message: RULE_MESSAGES.required })
  restaurant: string;

  @Clearable()
  @Text({ max: TEXT_LIMITS.phone })
  phone?: string | null;
}

export class DemoRequestView {
  @Id()
  id: string;

  @Text({ max: PERSON_NAME_MAX })
  name: string;

  @Email()
  email: string;

  @Text({ max: TEXT_LIMITS.name })
  restaurant: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @IsISO8601()
  createdAt: string;
}
