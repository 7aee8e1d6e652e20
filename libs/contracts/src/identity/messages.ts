import { event } from '../message';
import { AccountClosing, AccountErased } from './account.dto';
import { ApiKeysRevoked } from './api-key.dto';
import { MailRequested, MailWithheld } from './mail.dto';
import { AccessEnded } from './people.dto';
import { SessionsRevoked } from './session.dto';
import { OwnerChanged, PlanChanged, UserVerified } from './user.dto';
import { user } from './operations/user';
import { session } from './operations/session';
import { password } from './operations/password';
import { secondFactor } from './operations/second-factor';
import { apiKey } from './operations/api-key';
import { account } from './operations/account';
import { member } from './operations/member';
import { invitation } from './operations/invitation';
import { membership } from './operations/membership';
import { transfer } from './operations/transfer';
import { image } from './operations/image';
import { demoRequest } from './operations/demo-request';
import { integrationRequest } from './operations/integration-request';
import { status } from './operations/status';
import { incident } from './operations/incident';
import { notice } from './operations/notice';
import { admin } from './operations/admin';

export const identity = {
  user,
  session,
  password,
  secondFactor,
  apiKey,
  account,
  member,
  invitation,
  membership,
  transfer,
  image,
  demoRequest,
  integrationRequest,
  status,
  incident,
  notice,
  admin,
} as const;

export const identityEvents = {
  userVerified: event('identity.user-verified', UserVerified),
  mailRequested: event('identity.mail-requested', MailRequested),
  mailWithheld: event('identity.mail-withheld', MailWithheld),
  sessionsRevoked: event('identity.sessions-revoked', SessionsRevoked, { broadcast: true }),
  apiKeysRevoked: event('identity.api-keys-revoked', ApiKeysRevoked, { broadcast: true }),
  /** Reports a change of the plan that an account shows. */
  planChanged: event('identity.plan-changed', PlanChanged, { broadcast: true }),
  accessEnded: event('identity.access-ended', AccessEnded),
  accountClosing: event('identity.account-closing', AccountClosing),
  /** Reports a new owner. Gateways clear the cached owners of the account's sessions and keys. */
  ownerChanged: event('identity.owner-changed', OwnerChanged, { broadcast: true }),
  accountErased: event('identity.account-erased', AccountErased),
} as const;
