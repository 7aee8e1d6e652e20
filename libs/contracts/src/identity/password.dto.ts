import { IsOptional } from 'class-validator';
import {
  Email,
  Flag,
  LinkToken,
  Omittable,
  Password,
  Text,
  UnlessSent,
  VerificationCode,
} from '../rules';

/** Body of POST /api/auth/forgot-password. The reply does not reveal whether the address has an account. */
export class ForgotPasswordRequest {
  @Email()
  email: string;
}

/** Outcome of a request for a mail, the same for every address. */
export class ForgotPasswordView {
  @Text({ max: 200 })
  message: string;
}

/**
 * Body of POST /api/auth/reset-password, which ends every session of the user and, unless `keepApiKeys` is true,
 * revokes every API key. The proof is the address with the mailed code, or the token of the mailed link.
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

  @IsOptional()
  @Flag()
  keepApiKeys?: boolean;
}

/** Body of POST /api/auth/change-password, which ends the user's other sessions. */
export class ChangePasswordRequest {
  @Password()
  currentPassword: string;

  @Password()
  password: string;
}
