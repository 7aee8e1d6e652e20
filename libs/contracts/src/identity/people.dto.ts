import {
  MEMBER_ROLES,
  PERSON_NAME_MAX,
  RULE_MESSAGES,
  type AccountRole,
  type MemberRole,
} from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601 } from 'class-validator';
import { Email, Flag, Id, LinkToken, ListOf, Nested, Nullable, Text } from '../rules';
import { TransferView } from './transfer.dto';

const FullName = () => Text({ max: 2 * PERSON_NAME_MAX + 1 });

const MemberRoleRule = () => IsIn([...MEMBER_ROLES], { message: RULE_MESSAGES.memberRole });

const ACCOUNT_ROLES: readonly AccountRole[] = ['owner', ...MEMBER_ROLES];

export class PersonView {
  @Id()
  userId: string;

  @FullName()
  name: string;

  @Email()
  email: string;

  @IsIn([...ACCOUNT_ROLES])
  role: AccountRole;

  /** Time at which the person joined. For the owner, it is the creation of the account. */
  @IsISO8601()
  since: string;

  /** Time of the person's last signed-in request, to the minute. It is null if it is unknown. */
  @Nullable()
  @IsISO8601()
  lastSeenAt: string | null;
}

/** A pending invitation. Only the mail contains its secret. */
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

  /** True if the invitation has expired. Sending it again extends it by seven days. */
  @Flag()
  expired: boolean;
}

/** Reply of GET /api/people: the people of the account that the request acts for. */
export class PeopleView {
  /** The owner comes first, then the others in the order in which they joined. */
  @ListOf(() => PersonView)
  people: PersonView[];

  /** The newest invitation comes first. */
  @ListOf(() => InvitationView)
  invitations: InvitationView[];

  @Nullable()
  @Nested(() => TransferView)
  transfer: TransferView | null;

  /** Number of people that the plan allows, including the owner and pending invitations. Null means no limit. */
  @Nullable()
  @IsInt()
  limit: number | null;
}

/** Body of PATCH /api/people/{userId}. */
export class ChangeMemberRoleRequest {
  @MemberRoleRule()
  role: MemberRole;
}

/** Body of POST /api/invitations. */
export class InviteRequest {
  @Email()
  email: string;

  @MemberRoleRule()
  role: MemberRole;
}

/** Body of POST /api/invitations/look and /accept: the token of the mailed link. */
export class InvitationTokenRequest {
  @LinkToken()
  token: string;
}

/** Details of an invitation for anyone who has its link. */
export class InvitationLook {
  /** Name of the owner. */
  @FullName()
  accountName: string;

  @FullName()
  invitedByName: string;

  @MemberRoleRule()
  role: MemberRole;

  /** The invited address. Only a person who verified it may accept. */
  @Email()
  email: string;

  @IsISO8601()
  expiresAt: string;
}

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

  /** The owner's name. If a person owns several accounts, each after the first has a number. */
  @FullName()
  name: string;

  @IsIn([...ACCOUNT_ROLES])
  role: AccountRole;

  /** True if the current session acts for this account. */
  @Flag()
  current: boolean;
}

/** The account that a session acts for, in the reply of GET /api/auth/user. */
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
