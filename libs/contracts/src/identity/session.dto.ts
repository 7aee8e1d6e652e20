import { PERSON_NAME_MAX, RULE_MESSAGES } from '@cartaviva/domain';
import { IsArray, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import type { Role } from '../actor';
import type { MemberRole } from '../people/member-role';
import { Email, Flag, LinkToken, Nested, Password, Text } from '../rules';
import { VerifyEmailRequest } from './registration.dto';
import { Requester } from './requester.dto';
import { UserView } from './user.dto';

/** POST /api/auth/login. */
export class SignInRequest {
  @Email()
  email: string;

  @Password()
  password: string;
}

/** The browser that something is asked from, as its owner will recognise it. */
export class OnDevice {
  @Text({ max: 300 })
  userAgent: string;
}

/** What a browser was given when its owner signed in there, to be known by when they come again. */
export const DeviceToken = () => Matches(/^[\w-]{22}\.[\w-]{43}$/, { message: RULE_MESSAGES.id });

export class SignInOnDevice extends SignInRequest {
  @Text({ max: 300 })
  userAgent: string;

  @IsOptional()
  @DeviceToken()
  device?: string;

  @Nested(() => Requester)
  requester: Requester;
}

export class VerifyEmailOnDevice extends VerifyEmailRequest {
  @Text({ max: 300 })
  userAgent: string;

  @Nested(() => Requester)
  requester: Requester;
}

/** POST /api/auth/login-link: the token of the link that was mailed after the right password. */
export class LinkSignInRequest {
  @LinkToken()
  token: string;
}

export class LinkSignInOnDevice extends LinkSignInRequest {
  @Text({ max: 300 })
  userAgent: string;

  @Nested(() => Requester)
  requester: Requester;
}

/** A session that was just opened. `sid` is a secret: it goes into the cookie and nowhere else. */
export class SignedIn {
  @Text({ max: 128 })
  sid: string;

  @IsISO8601()
  expiresAt: string;

  @Nested(() => UserView)
  user: UserView;

  /** A secret for a cookie, too; none for who has no password that could be guessed at. */
  @IsOptional()
  @DeviceToken()
  device?: string;
}

/** A session's id: the digest of its secret, which never travels. */
export const SessionId = () => Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id });

export class SessionRequest {
  @SessionId()
  sessionId: string;
}

/** Who a live session belongs to. */
export interface LiveSession {
  readonly userId: string;
  readonly role: Role;
  readonly expiresAt: string;
  /** The account that the session acts for. */
  readonly accountId: string;
  /** What services learn of a person who does not own the account. */
  readonly member?: LiveMember;
}

/** A person who acts for another's account. */
export interface LiveMember {
  /** The user who owns the account acted for. */
  readonly ownerId: string;
  /** The account in which the person begins. */
  readonly ownAccountId: string;
  /** First and last name of the person who acts. */
  readonly name: string;
  readonly role: MemberRole;
}

/** Sessions ended before their time: every gateway forgets them. Named by id, not by secret. */
export class SessionsRevoked {
  @IsArray()
  @IsString({ each: true })
  sessionIds: string[];
}

/** A device of the acting user (GET /api/auth/sessions). The id is the digest of its secret. */
export class SessionView {
  @IsString()
  id: string;

  /** As people call it: "Chrome en Android". */
  @Text({ max: 300 })
  device: string;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  lastUsedAt: string;

  /** Whether the request came from this one. */
  @Flag()
  isCurrent: boolean;
}

/** The session that asks, so that its owner can tell it from the others. */
export class CurrentSession {
  @SessionId()
  currentSessionId: string;
}

/** What Google vouches for, checked by the gateway (state, nonce, PKCE) before it is sent. */
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
