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

/** What identity-service answers. */
export const identity = {
  user: {
    register: message('identity.user.register', Register).replies<RegistrationView>(),
    verifyEmail: message('identity.user.verify-email', VerifyEmailOnDevice).replies<SignedIn>(),
    resendCode: message('identity.user.resend-code', ResendCode).replies<RegistrationView>(),
    /** The acting user. */
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
    /** Opens a session with the link that was mailed after the right password. */
    signInWithLink: message(
      'identity.session.sign-in-with-link',
      LinkSignInOnDevice,
    ).replies<SignedIn>(),
    /** Opens a session with the challenge of a refused sign-in and a code. */
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
    /** All of the acting user's but the current one. */
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
    /** Gives a key another secret; the one before goes on for a day. */
    rotate: message('identity.api-key.rotate', RotateApiKey).replies<ApiKeyView>(),
    revoke: message('identity.api-key.revoke', RevokeApiKey).replies<Nothing>(),
    find: message('identity.api-key.find', ApiKeyDigest).replies<{ holder: ApiKeyOwner | null }>(),
  },
  account: {
    get: message('identity.account.get', Nothing).replies<AccountView>(),
    /** The user who owns an account, null when it is gone. For the system alone. */
    owner: message('identity.account.owner', AccountRequest).replies<{ userId: string | null }>(),
    activity: message('identity.account.activity', Nothing).replies<AccountEventView[]>(),
    export: message('identity.account.export', Nothing).replies<ExportedContent>(),
    /** Mails the code that proves a deletion where there is no password. */
    mailDeletionCode: message('identity.account.mail-deletion-code', Nothing).replies<Nothing>(),
    delete: message('identity.account.delete', DeleteAccount).replies<AccountView>(),
    cancelDeletion: message('identity.account.cancel-deletion', OnDevice).replies<AccountView>(),
  },
  /** The people of the account acted for. */
  member: {
    list: message('identity.member.list', Nothing).replies<PeopleView>(),
    changeRole: message('identity.member.change-role', ChangeMemberRole).replies<PersonView>(),
    remove: message('identity.member.remove', MemberRequest).replies<Nothing>(),
  },
  invitation: {
    create: message('identity.invitation.create', InviteRequest).replies<InvitationView>(),
    /** Mails another token; the one before opens nothing. */
    resend: message('identity.invitation.resend', InvitationRequest).replies<Nothing>(),
    cancel: message('identity.invitation.cancel', InvitationRequest).replies<Nothing>(),
    /** For whoever holds the token. */
    look: message('identity.invitation.look', InvitationTokenRequest).replies<InvitationLook>(),
    /** By the person themself, who proved the invited address. */
    accept: message(
      'identity.invitation.accept',
      InvitationTokenRequest,
    ).replies<InvitationAccepted>(),
  },
  /** The accounts that the acting person may act for: sent by the person themself. */
  membership: {
    /** One's own first. */
    list: message('identity.membership.list', CurrentSession).replies<JoinedAccountView[]>(),
    /** Another session in the place of the one that asks, which acts for the account. */
    enter: message('identity.membership.enter', AccountOfSession).replies<SignedIn>(),
    /** Tells of another session for one's own account where the one that asks acted for the one left. */
    leave: message('identity.membership.leave', AccountOfSession).replies<{
      signedIn: SignedIn | null;
    }>(),
  },
  /** An account's way to another owner, who is one of its administrators (docs/adr/0034). */
  transfer: {
    /** Mails the code that proves a proposal where there is no password. */
    mailCode: message('identity.transfer.mail-code', Nothing).replies<Nothing>(),
    propose: message('identity.transfer.propose', ProposeTransfer).replies<TransferView>(),
    /** Those that wait for the answer of the person who asks. */
    offered: message('identity.transfer.offered', Nothing).replies<OfferedTransferView[]>(),
    /** By the person to whom it is proposed. */
    accept: message('identity.transfer.accept', TransferRequest).replies<{
      readonly accountId: string;
    }>(),
    /** Taken back by who proposed it, or declined. */
    end: message('identity.transfer.end', TransferRequest).replies<Nothing>(),
  },
  image: {
    /** Which of the images a profile shows. For the system alone. */
    referenced: message('identity.image.referenced', ImagePaths).replies<ImagePaths>(),
  },
  demoRequest: {
    create: message('identity.demo-request.create', CreateDemoRequest).replies<DemoRequestView>(),
  },
  integrationRequest: {
    /** PLAN_REQUIRED unless the acting user's plan has integrations. */
    create: message('identity.integration-request.create', RequestIntegration).replies<Nothing>(),
  },
  status: {
    /** What a gateway found. For the system alone. */
    record: message('identity.status.record', RecordChecks).replies<Nothing>(),
    history: message('identity.status.history', Nothing).replies<StatusHistory>(),
  },
  /** For admins alone: everyone else is FORBIDDEN. */
  incident: {
    /** Open ones first, then the newest. */
    list: message('identity.incident.list', Nothing).replies<IncidentView[]>(),
    open: message('identity.incident.open', OpenIncident).replies<IncidentView>(),
    change: message('identity.incident.change', ChangeIncident).replies<IncidentView>(),
  },
  /** Mails to all owners. For admins alone: everyone else is FORBIDDEN. */
  notice: {
    /** The newest first. */
    list: message('identity.notice.list', Nothing).replies<OwnerNoticeView[]>(),
    audience: message('identity.notice.audience', Nothing).replies<NoticeAudience>(),
    /** Asked for once; the mails follow, whatever is restarted meanwhile. */
    send: message('identity.notice.send', SendNotice).replies<OwnerNoticeView>(),
  },
  /** For admins alone: everyone else is FORBIDDEN. */
  admin: {
    users: message('identity.admin.users', FindUsers).replies<Page<UserView>>(),
    /** The account in which a user begins. */
    accountOf: message('identity.admin.account-of', UserRequest).replies<{ accountId: string }>(),
    changeRole: message('identity.admin.change-role', ChangeRole).replies<UserView>(),
    demoRequests: message('identity.admin.demo-requests', PageRequest).replies<
      Page<DemoRequestView>
    >(),
  },
} as const;

/** What happened in identity-service. */
export const identityEvents = {
  userVerified: event('identity.user-verified', UserVerified),
  mailRequested: event('identity.mail-requested', MailRequested),
  mailWithheld: event('identity.mail-withheld', MailWithheld),
  sessionsRevoked: event('identity.sessions-revoked', SessionsRevoked, { broadcast: true }),
  apiKeysRevoked: event('identity.api-keys-revoked', ApiKeysRevoked, { broadcast: true }),
  /** An account shows another plan than before. */
  planChanged: event('identity.plan-changed', PlanChanged, { broadcast: true }),
  accessEnded: event('identity.access-ended', AccessEnded),
  accountClosing: event('identity.account-closing', AccountClosing),
  /** An account has another owner. Gateways forget whom sessions and keys act for. */
  ownerChanged: event('identity.owner-changed', OwnerChanged, { broadcast: true }),
  accountErased: event('identity.account-erased', AccountErased),
} as const;
