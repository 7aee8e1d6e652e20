import {
  MEMBER_ROLES,
  PERSON_NAME_MAX,
  RULE_MESSAGES,
  type AccountRole,
  type MemberRole,
} from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601, Matches } from 'class-validator';
import { Email, Flag, Id, LinkToken, ListOf, Nested, Nullable, Text } from '../rules';
import { TransferView } from './transfer.dto';

/** First and last name, as people and mails say it. */
const FullName = () => Text({ max: 2 * PERSON_NAME_MAX + 1 });

const MemberRoleRule = () => IsIn([...MEMBER_ROLES], { message: RULE_MESSAGES.memberRole });

/** What somebody is in an account: its owner, or what its people may do there. */
const ACCOUNT_ROLES: readonly AccountRole[] = ['owner', ...MEMBER_ROLES];

/** Somebody who works in an account. */
export class PersonView {
  @Id()
  userId: string;

  @FullName()
  name: string;

  @Email()
  email: string;

  @IsIn([...ACCOUNT_ROLES])
  role: AccountRole;

  /** When they became part of it; of the owner, when the account was made. */
  @IsISO8601()
  since: string;

  /** When they last did something signed in, to the minute; null when that is not known. */
  @Nullable()
  @IsISO8601()
  lastSeenAt: string | null;
}

/** An invitation that nobody accepted yet. Its secret is in the mail alone. */
export class InvitationView {
  @Id()
  id: string;

  @Email()
  email: string;

  @MemberRoleRule()
  role: MemberRole;

  @FullName()
  invitedByName: string;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  expiresAt: string;

  /** Whether it opens nothing any more; sending it again gives it seven days more. */
  @Flag()
  expired: boolean;
}

/** GET /api/people: the people of the account acted for. */
export class PeopleView {
  /** The owner first, then those who came first. */
  @ListOf(() => PersonView)
  people: PersonView[];

  /** The newest first. */
  @ListOf(() => InvitationView)
  invitations: InvitationView[];

  /** To whom the owner proposed the account, while that waits for its answer. */
  @Nullable()
  @Nested(() => TransferView)
  transfer: TransferView | null;

  /** How many people the plan has, with the owner and the invited; null for no limit. */
  @Nullable()
  @IsInt()
  limit: number | null;
}

/** PATCH /api/people/{userId}. */
export class ChangeMemberRoleRequest {
  @MemberRoleRule()
  role: MemberRole;
}

/** A person of the account acted for. */
export class MemberRequest {
  @Id()
  memberId: string;
}

export class ChangeMemberRole extends ChangeMemberRoleRequest {
  @Id()
  memberId: string;
}

/** POST /api/invitations. */
export class InviteRequest {
  @Email()
  email: string;

  @MemberRoleRule()
  role: MemberRole;
}

/** An invitation of the account acted for. */
export class InvitationRequest {
  @Id()
  invitationId: string;
}

/** POST /api/invitations/look and /accept: what the mailed link carries. */
export class InvitationTokenRequest {
  @LinkToken()
  token: string;
}

/** What whoever holds an invitation's link is told of it. */
export class InvitationLook {
  /** The owner's name. */
  @FullName()
  accountName: string;

  @FullName()
  invitedByName: string;

  @MemberRoleRule()
  role: MemberRole;

  /** The address that was invited: only who proved it may accept. */
  @Email()
  email: string;

  @IsISO8601()
  expiresAt: string;
}

/** The account that somebody is part of from now on. */
export class InvitationAccepted {
  @Id()
  accountId: string;

  @FullName()
  accountName: string;

  @MemberRoleRule()
  role: MemberRole;
}

/** An account that the acting person may act for. */
export class JoinedAccountView {
  @Id()
  id: string;

  /** The owner's name. Of several accounts that the person owns, each after the first has its number. */
  @FullName()
  name: string;

  @IsIn([...ACCOUNT_ROLES])
  role: AccountRole;

  /** Whether the session that asks acts for it. */
  @Flag()
  current: boolean;
}

/** The account that a session acts for, as GET /api/auth/user tells it. */
export class ActingAccountView {
  @Id()
  id: string;

  @FullName()
  name: string;

  @IsIn([...ACCOUNT_ROLES])
  role: AccountRole;
}

/**
 * A person loses access to an account, or their role changes. Each service ends their
 * grants (`GRANTS`).
 */
export class AccessEnded {
  @Id()
  accountId: string;

  /** Whose access it was. */
  @Id()
  personId: string;

  @FullName()
  personName: string;

  /** New role of the person, who keeps the grants that it permits. It is null when the person departs. */
  @Nullable()
  @MemberRoleRule()
  role: MemberRole | null;

  /** True if the person owned the account until now. */
  @Flag()
  wasOwner: boolean;
}

/** An account to act for, or to leave, and the session that asks. */
export class AccountOfSession {
  @Id()
  accountId: string;

  @Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id })
  currentSessionId: string;
}
