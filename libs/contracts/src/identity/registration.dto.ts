import { PERSON_NAME_MAX, PERSON_NAME_MIN, RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional } from 'class-validator';
import {
  Email,
  LinkToken,
  Nested,
  Omittable,
  Password,
  Text,
  UnlessSent,
  VerificationCode,
} from '../rules';
import { Requester } from './requester.dto';

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

export class Register extends RegisterRequest {
  @Nested(() => Requester)
  requester: Requester;
}

/**
 * POST /api/auth/verify-email. Proved by the address and the code that was mailed to it, or by the token
 * of the mailed link.
 */
export class VerifyEmailRequest {
  @UnlessSent('token')
  @Email()
  email?: string;

  @UnlessSent('token')
  @VerificationCode()
  code?: string;

  @Omittable()
  @LinkToken()
  token?: string;

  /**
   * The one that was registered. It counts when several were sent for the address, and when the link is
   * opened in another browser than the one that registered.
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

export class ResendCode extends ResendCodeRequest {
  @Nested(() => Requester)
  requester: Requester;
}

/** What a registration answers, the same for a new address and for one that has an account. */
export class RegistrationView {
  @Email()
  email: string;

  @Text({ max: 200 })
  message: string;
}
