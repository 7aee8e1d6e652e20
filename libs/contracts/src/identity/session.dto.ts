import { Email, Nested, Password, Text } from '../rules';
import { IsISO8601 } from 'class-validator';
import type { Role } from '../actor';
import { VerifyEmailRequest } from './registration.dto';
import { UserView } from './user.dto';

/** POST /api/auth/login. */
export class SignInRequest {
  @Email()
  email: string;

  @Password()
  password: string;
}

/** The browser that a session belongs to, as its owner will recognise it. */
export class SignInOnDevice extends SignInRequest {
  @Text({ max: 300 })
  userAgent: string;
}

export class VerifyEmailOnDevice extends VerifyEmailRequest {
  @Text({ max: 300 })
  userAgent: string;
}

/** A session that was just opened. `sid` is a secret: it goes into the cookie and nowhere else. */
export class SignedIn {
  @Text({ max: 128 })
  sid: string;

  @IsISO8601()
  expiresAt: string;

  @Nested(() => UserView)
  user: UserView;
}

export class SessionRequest {
  @Text({ min: 1, max: 128 })
  sid: string;
}

/** Who a live session belongs to. */
export interface LiveSession {
  readonly userId: string;
  readonly role: Role;
  readonly expiresAt: string;
}

/** A session ended before its time: every gateway forgets it. */
export class SessionRevoked {
  @Text({ min: 1, max: 128 })
  sid: string;
}
