import { Account } from './accounts/account.entity';
import { AccountEvent } from './account-events/account-event.entity';
import { ApiKey } from './api-keys/api-key.entity';
import { DemoRequest } from './demo-requests/demo-request.entity';
import { GoogleLink } from './google/google-link.entity';
import { Incident } from './status/incident.entity';
import { Invitation } from './invitations/invitation.entity';
import { Member } from './members/member.entity';
import { OwnerNotice } from './owner-notices/owner-notice.entity';
import { ProposedTransfer } from './transfers/proposed-transfer.entity';
import { RecoveryCode } from './second-factor/recovery-code.entity';
import { SignInChallenge } from './second-factor/sign-in-challenge.entity';
import { Session } from './sessions/session.entity';
import { User } from './users/user.entity';
import { VerificationCode } from './verification-codes/verification-code.entity';

export const IDENTITY_ENTITIES = [
  User,
  Account,
  Session,
  VerificationCode,
  GoogleLink,
  ApiKey,
  AccountEvent,
  DemoRequest,
  Incident,
  OwnerNotice,
  Member,
  Invitation,
  ProposedTransfer,
  RecoveryCode,
  SignInChallenge,
];
