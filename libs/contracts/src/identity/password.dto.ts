import { Email, Password, VerificationCode } from '../rules';
import { SessionId } from './session.dto';

/** POST /api/auth/forgot-password: answered alike whether or not the address has an account. */
export class ForgotPasswordRequest {
  @Email()
  email: string;
}

/** POST /api/auth/reset-password: every session of the user ends. */
export class ResetPasswordRequest {
  @Email()
  email: string;

  @VerificationCode()
  code: string;

  @Password()
  password: string;
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
