import { PERSON_NAME_MAX, PERSON_NAME_MIN, RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional } from 'class-validator';
import { Email, Password, Text, VerificationCode } from '../rules';

/** POST /api/auth/register (specification §5, §7). */
export class RegisterRequest {
  @Email()
  email: string;

  @Password()
  password: string;

  @Text({ min: PERSON_NAME_MIN, max: PERSON_NAME_MAX, message: RULE_MESSAGES.firstName })
  firstName: string;

  @Text({ min: PERSON_NAME_MIN, max: PERSON_NAME_MAX, message: RULE_MESSAGES.lastName })
  lastName: string;
}

/** POST /api/auth/verify-email. */
export class VerifyEmailRequest {
  @Email()
  email: string;

  @VerificationCode()
  code: string;

  /**
   * The one that was registered. It settles whose password counts when two were sent for the address;
   * else the address is proved and its owner sets one by mail.
   */
  @IsOptional()
  @Password()
  password?: string;
}

/** POST /api/auth/resend-code. */
export class ResendCodeRequest {
  @Email()
  email: string;
}

/** What a registration answers, the same for a new address and for one that has an account. */
export class RegistrationView {
  @Email()
  email: string;

  @Text({ max: 200 })
  message: string;
}
