import { PERSON_NAME_MAX, PERSON_NAME_MIN, RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional } from 'class-validator';
import {
  Email,
  LinkToken,
  Omittable,
  Password,
  Text,
  UnlessSent,
  VerificationCode,
} from '../rules';

/** Body of POST /api/auth/register (specification §5, §7). */
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

/**
 * Body of POST /api/auth/verify-email. The proof is the address with the mailed code, or the token of the mailed
 * link.
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
   * Password that the account gets if the link is opened in another browser than the registration, or if
   * registrations for the address sent different passwords.
   */
  @IsOptional()
  @Password()
  password?: string;
}

/** Body of POST /api/auth/resend-code. */
export class ResendCodeRequest {
  @Email()
  email: string;
}

/** Reply to a registration. It is the same for new addresses and for addresses that have an account. */
export class RegistrationView {
  @Email()
  email: string;

  @Text({ max: 200 })
  message: string;
}
