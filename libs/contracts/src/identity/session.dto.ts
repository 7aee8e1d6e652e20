import { PERSON_NAME_MAX, RULE_MESSAGES } from '@cartaviva/domain';
import { IsArray, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import type { Role } from '../actor';
import type { MemberRole } from '../people/member-role';
import { Email, Flag, LinkToken, Nested, Password, Text } from '../rules';
import { UserView } from './user.dto';

/** Body of POST /api/auth/login. */
export class SignInRequest {
  @Email()
  email: string;

  @Password()
  password: string;
}

/** Token that a browser gets at sign-in, by which it is recognized at the next one. */
export const DeviceToken = () => Matches(/^[\w-]{22}\.[\w-]{43}$/, { message: RULE_MESSAGES.id });

/** Body of POST /api/auth/login-link: the token of the link that was mailed after a correct password. */
export class LinkSignInRequest {
  @LinkToken()
  token: string;
}

/** A new session. `sid` is a secret and goes only into the cookie. */
export class SignedIn {
  @Text({ max: 128 })
  sid: string;

  @IsISO8601()
  expiresAt: string;

  @Nested(() => UserView)
  user: UserView;

  /** Secret for a second cookie. It is absent for a user who has no password to guess. */
  @IsOptional()
  @DeviceToken()
  device?: string;
}

/** Session ID: the digest of the session's secret, which services never receive. */
export const SessionId = () => Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id });

export class SessionRequest {
  @SessionId()
  sessionId: string;
}

export interface LiveSession {
  readonly userId: string;
  readonly role: Role;
  readonly expiresAt: string;
  readonly accountId: string;
  /** Set if the person does not own the account. */
  readonly member?: LiveMember;
}

export interface LiveMember {
  /** The user who owns the account that the session acts for. */
  readonly ownerId: string;
  /** The account in which the person starts. */
  readonly ownAccountId: string;
  readonly name: string;
  readonly role: MemberRole;
}

/** Sessions that ended early. Every gateway removes them from its cache. They are named by ID, not by secret. */
export class SessionsRevoked {
  @IsArray()
  @IsString({ each: true })
  sessionIds: string[];
}

/** Element of GET /api/auth/sessions: a device of the acting user. The ID is the digest of the session's secret. */
export class SessionView {
  @IsString()
  id: string;

  /** Display name, for example "Chrome en Android". */
  @Text({ max: 300 })
  device: string;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  lastUsedAt: string;

  @Flag()
  isCurrent: boolean;
}

/** A Google identity. The gateway checks state, nonce and PKCE before it sends this. */
export class GoogleSignIn {
  @Text({ min: 1, max: 200 })
  issuer: string;

  @Text({ min: 1, max: 255 })
  subject: string;

  @Email()
  email: string;

  @Flag()
  isEmailVerified: boolean;

  @Text({ max: PERSON_NAME_MAX })
  firstName: string;

  @Text({ max: PERSON_NAME_MAX })
  lastName: string;

  @Text({ max: 300 })
  userAgent: string;
}
