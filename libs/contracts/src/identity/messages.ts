import { ImagePaths } from '../media/image-paths.dto';
import { event, message, Nothing } from '../message';
import { PageRequest, type Page } from '../page';
import {
  ChangeIncident,
  OpenIncident,
  RecordChecks,
  type IncidentView,
  type StatusHistory,
} from '../status';
import {
  AccountClosing,
  AccountErased,
  AccountRequest,
  DeleteAccount,
  type AccountEventView,
  type AccountView,
  type ExportedContent,
} from './account.dto';
import { ChangeRole, FindUsers, UserRequest } from './admin.dto';
import {
  ApiKeyDigest,
  ApiKeysRevoked,
  CreateApiKey,
  type ApiKeyOwner,
  RevokeApiKey,
  RotateApiKey,
  type ApiKeyView,
} from './api-key.dto';
import { CreateDemoRequest, type DemoRequestView } from './demo-request.dto';
import { RequestIntegration } from './integration-request.dto';
import { MailRequested, MailWithheld } from './mail.dto';
import { SendNotice, type NoticeAudience, type OwnerNoticeView } from './owner-notice.dto';
import {
  ChangePassword,
  ForgotPassword,
  ResetPassword,
  type ForgotPasswordView,
} from './password.dto';
import {
  AccessEnded,
  AccountOfSession,
  ChangeMemberRole,
  InvitationRequest,
  InvitationTokenRequest,
  InviteRequest,
  MemberRequest,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationView,
  type JoinedAccountView,
  type PeopleView,
  type PersonView,
} from './people.dto';
import { Register, ResendCode, type RegistrationView } from './registration.dto';
import {
  BeginSecondFactorRequest,
  ConfirmSecondFactor,
  RemoveSecondFactor,
  SecondFactorOnDevice,
  type RecoveryCodesView,
  type SecondFactorSetup,
} from './second-factor.dto';
import {
  CurrentSession,
  GoogleSignIn,
  LinkSignInOnDevice,
  OnDevice,
  SessionRequest,
  SessionsRevoked,
  SignInOnDevice,
  VerifyEmailOnDevice,
  type LiveSession,
  type SessionView,
  type SignedIn,
} from './session.dto';
import {
  ProposeTransfer,
  TransferRequest,
  type OfferedTransferView,
  type TransferView,
} from './transfer.dto';
import {
  OwnerChanged,
  PlanChanged,
  UpdateProfileRequest,
  UserVerified,
  type UserView,
} from './user.dto';

export const identity = {
  user: {
    register: message('identity.user.register', Register).replies<RegistrationView>(),
    verifyEmail: message('identity.user.verify-email', VerifyEmailOnDevice).replies<SignedIn>(),
    resendCode: message('identity.user.resend-code', ResendCode).replies<RegistrationView>(),
    get: message('identity.user.get', Nothing).replies<UserView>(),
    updateProfile: message(
      'identity.user.update-profile',
      UpdateProfileRequest,
    ).replies<UserView>(),
  },
  session: {
    signIn: message('identity.session.sign-in', SignInOnDevice).replies<SignedIn>(),
    signInWithGoogle: message(
      'identity.session.sign-in-with-google',
      GoogleSignIn,
    ).replies<SignedIn>(),
    /** Opens a session with the link that was mailed after a correct password. */
    signInWithLink: message(
      'identity.session.sign-in-with-link',
      LinkSignInOnDevice,
    ).replies<SignedIn>(),
    /** Opens a session with a code and the challenge of the refused sign-in. */
    signInWithSecondFactor: message(
      'identity.session.sign-in-with-second-factor',
      SecondFactorOnDevice,
    ).replies<SignedIn>(),
    signOut: message('identity.session.sign-out', SessionRequest).replies<Nothing>(),
    find: message('identity.session.find', SessionRequest).replies<{
      session: LiveSession | null;
    }>(),
    list: message('identity.session.list', CurrentSession).replies<SessionView[]>(),
    end: message('identity.session.end', SessionRequest).replies<Nothing>(),
    endOthers: message('identity.session.end-others', CurrentSession).replies<SessionsRevoked>(),
  },
  password: {
    forgot: message('identity.password.forgot', ForgotPassword).replies<ForgotPasswordView>(),
    reset: message('identity.password.reset', ResetPassword).replies<Nothing>(),
    change: message('identity.password.change', ChangePassword).replies<Nothing>(),
  },
  secondFactor: {
    /** Returns a new secret without storing it. */
    begin: message(
      'identity.second-factor.begin',
      BeginSecondFactorRequest,
    ).replies<SecondFactorSetup>(),
    confirm: message(
      'identity.second-factor.confirm',
      ConfirmSecondFactor,
    ).replies<RecoveryCodesView>(),
    remove: message('identity.second-factor.remove', RemoveSecondFactor).replies<Nothing>(),
  },
  apiKey: {
    list: message('identity.api-key.list', Nothing).replies<ApiKeyView[]>(),
    create: message('identity.api-key.create', CreateApiKey).replies<ApiKeyView>(),
    /** Gives a key a new secret. The previous secret works for one more day. */
    rotate: message('identity.api-key.rotate', RotateApiKey).replies<ApiKeyView>(),
    revoke: message('identity.api-key.revoke', RevokeApiKey).replies<Nothing>(),
    find: message('identity.api-key.find', ApiKeyDigest).replies<{ holder: ApiKeyOwner | null }>(),
  },
  account: {
    get: message('identity.account.get', Nothing).replies<AccountView>(),
    /** Returns the user who owns an account, or null if the account is gone. Only internal processes may call it. */
    owner: message('identity.account.owner', AccountRequest).replies<{ userId: string | null }>(),
    activity: message('identity.account.activity', Nothing).replies<AccountEventView[]>(),
    export: message('identity.account.export', Nothing).replies<ExportedContent>(),
    /** Mails the code that proves a deletion if the account has no password. */
    mailDeletionCode: message('identity.account.mail-deletion-code', Nothing).replies<Nothing>(),
    delete: message('identity.account.delete', DeleteAccount).replies<AccountView>(),
    cancelDeletion: message('identity.account.cancel-deletion', OnDevice).replies<AccountView>(),
  },
  /** People of the account that the request acts for. */
  member: {
    list: message('identity.member.list', Nothing).replies<PeopleView>(),
    changeRole: message('identity.member.change-role', ChangeMemberRole).replies<PersonView>(),
    remove: message('identity.member.remove', MemberRequest).replies<Nothing>(),
  },
  invitation: {
    create: message('identity.invitation.create', InviteRequest).replies<InvitationView>(),
    /** Mails a new token. The previous token becomes invalid. */
    resend: message('identity.invitation.resend', InvitationRequest).replies<Nothing>(),
    cancel: message('identity.invitation.cancel', InvitationRequest).replies<Nothing>(),
    /** Open to anyone who has the token. */
    look: message('identity.invitation.look', InvitationTokenRequest).replies<InvitationLook>(),
    /** Requires the session of a person who verified the invited address. */
    accept: message(
      'identity.invitation.accept',
      InvitationTokenRequest,
    ).replies<InvitationAccepted>(),
  },
  /** Accounts that the acting person may act for. Only the person can send these messages, not an API key. */
  membership: {
    /** The person's own accounts come first. */
    list: message('identity.membership.list', CurrentSession).replies<JoinedAccountView[]>(),
    /** Replaces the current session with one that acts for the account. */
    enter: message('identity.membership.enter', AccountOfSession).replies<SignedIn>(),
    /**
     * Replies with a new session for the person's own account if the current session acted for the account that they
     * leave.
     */
    leave: message('identity.membership.leave', AccountOfSession).replies<{
      signedIn: SignedIn | null;
    }>(),
  },
  /** Transfer of an account to another owner, who is one of its administrators (docs/adr/0034). */
  transfer: {
    /** Mails the code that proves a proposal if the account has no password. */
    mailCode: message('identity.transfer.mail-code', Nothing).replies<Nothing>(),
    propose: message('identity.transfer.propose', ProposeTransfer).replies<TransferView>(),
    /** Lists the transfers that wait for the acting person's answer. */
    offered: message('identity.transfer.offered', Nothing).replies<OfferedTransferView[]>(),
    /** Requires the person to whom the account was offered. */
    accept: message('identity.transfer.accept', TransferRequest).replies<{
      readonly accountId: string;
    }>(),
    /** Withdraws the proposal, or declines it if the sender is the proposed owner. */
    end: message('identity.transfer.end', TransferRequest).replies<Nothing>(),
  },
  image: {
    /** Returns the images that a profile shows. Only internal processes may call it. */
    referenced: message('identity.image.referenced', ImagePaths).replies<ImagePaths>(),
  },
  demoRequest: {
    create: message('identity.demo-request.create', CreateDemoRequest).replies<DemoRequestView>(),
  },
  integrationRequest: {
    /** Refused as PLAN_REQUIRED unless the acting user's plan includes integrations. */
    create: message('identity.integration-request.create', RequestIntegration).replies<Nothing>(),
  },
  status: {
    /** Stores the results of a gateway's checks. Only internal processes may call it. */
    record: message('identity.status.record', RecordChecks).replies<Nothing>(),
    history: message('identity.status.history', Nothing).replies<StatusHistory>(),
  },
  /** Requires an admin; other callers get FORBIDDEN. */
  incident: {
    /** Open incidents come first, then the newest. */
    list: message('identity.incident.list', Nothing).replies<IncidentView[]>(),
    open: message('identity.incident.open', OpenIncident).replies<IncidentView>(),
    change: message('identity.incident.change', ChangeIncident).replies<IncidentView>(),
  },
  /** Mails to all owners. Requires an admin; other callers get FORBIDDEN. */
  notice: {
    /** The newest notice comes first. */
    list: message('identity.notice.list', Nothing).replies<OwnerNoticeView[]>(),
    audience: message('identity.notice.audience', Nothing).replies<NoticeAudience>(),
    /** Starts the mails, which continue after a restart. */
    send: message('identity.notice.send', SendNotice).replies<OwnerNoticeView>(),
  },
  /** Requires an admin; other callers get FORBIDDEN. */
  admin: {
    users: message('identity.admin.users', FindUsers).replies<Page<UserView>>(),
    /** Returns the account in which a user starts. */
    accountOf: message('identity.admin.account-of', UserRequest).replies<{ accountId: string }>(),
    changeRole: message('identity.admin.change-role', ChangeRole).replies<UserView>(),
    demoRequests: message('identity.admin.demo-requests', PageRequest).replies<
      Page<DemoRequestView>
    >(),
  },
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
