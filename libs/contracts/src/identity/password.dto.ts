import { IsOptional } from 'class-validator';
import {
  Email,
  Flag,
  LinkToken,
  Nested,
  Omittable,
  Password,
  Text,
  UnlessSent,
  VerificationCode,
} from '../rules';
import { Requester } from './requester.dto';
import { SessionId } from './session.dto';

/** POST /api/auth/forgot-password: answered alike whether or not the address has an account. */
export class ForgotPasswordRequest {
  @Email()
  email: string;
}

export class ForgotPassword extends ForgotPasswordRequest {
  @Nested(() => Requester)
  requester: Requester;
}

/** What becomes of a request for a mail, the same for every address. */
export class ForgotPasswordView {
  @Text({ max: 200 })
  message: string;
}

/**
 * POST /api/auth/reset-password: every session and API key of the user ends. Proved by the address and
 * the code that was mailed to it, or by the token of the mailed link alone.
 */
export class ResetPasswordRequest {
  @UnlessSent('token')
  @Email()
  email?: string;

  @UnlessSent('token')
  @VerificationCode()
  code?: string;

  @Omittable()
  @LinkToken()
  token?: string;

  @Password()
  password: string;

  /** Whether the user's API keys go on working. */
  @IsOptional()
  @Flag()
  keepApiKeys?: boolean;
}

export class ResetPassword extends ResetPasswordRequest {
  @Nested(() => Requester)
  requester: Requester;
}

/** POST /api/auth/change-password: the other sessions end. */
export class ChangePasswordRequest {
  @Password()
  currentPassword: string;

  @Password()
  password: string;
}

export class ChangePassword extends ChangePasswordRequest {
  @SessionId()
  currentSessionId: string;
}
